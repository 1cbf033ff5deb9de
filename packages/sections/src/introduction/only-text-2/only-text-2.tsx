import { classNames, Container, Divider, RichText } from '@bellows/ui'
import { SectionAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { AlignedBox, alignedText, alignmentOf, SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { plainLength } from '../../kit/plain-length.ts'
import * as css from './only-text-2.css.ts'
import type { Options } from './only-text-2.template.ts'

/** Shortest text that is worth two columns. */
const COLUMNS_FROM = 400

/** A headline over set columns. */
export function TwoColumns(options: Options) {
  const { title, description, columns } = options
  const isSet = columns > 1 && plainLength(description) >= COLUMNS_FROM
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          {title.trim() !== '' && (
            <div className={css.head}>
              <SectionTitle options={options} id={titleId} size="h1" />
              <Divider className={css.rule} />
            </div>
          )}
          <AlignedBox options={options} className={css.margin}>
            <div className={css.label}>
              <SectionSubtitle options={options} className={css.inLine} />
            </div>
            <div className={css.action}>
              <SectionAction options={options} variant="text" />
            </div>
          </AlignedBox>
          <RichText
            html={description}
            className={classNames(alignedText, isSet ? css.columns : css.column)}
            {...alignmentOf(options)}
          />
        </Container>
      )}
    </SectionFrame>
  )
}
