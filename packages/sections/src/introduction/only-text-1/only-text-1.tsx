import { Container, RichText, Text } from '@bellows/ui'
import { SectionAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { SectionLabel, SectionTitle } from '../../kit/text-block.tsx'
import { plainLength } from '../../kit/plain-length.ts'
import * as css from './only-text-1.css.ts'
import type { Options } from './only-text-1.template.ts'

/** Longest statement that keeps its size. */
const FULL_SIZE_MAX = 420

const smaller = { l: 'm', m: 's' } as const

/** The description is the headline; the title is a label above it. */
export function Statement(options: Options) {
  const { subtitle, titleSetting } = options
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          <div className={css.words} data-align={titleSetting.align ?? 'center'}>
            <Words options={options} titleId={titleId} />
            <Text variant="small" className={css.subtitle}>
              {subtitle}
            </Text>
            <SectionAction options={options} variant="text" className={css.action} />
          </div>
        </Container>
      )}
    </SectionFrame>
  )
}

/** Without a description the title itself is the statement. */
function Words({ options, titleId }: { options: Options; titleId: string }) {
  const { description, statementSize } = options
  const length = plainLength(description)
  if (length === 0) return <SectionTitle options={options} id={titleId} />
  const step = length > FULL_SIZE_MAX ? smaller[statementSize] : statementSize
  return (
    <>
      <SectionLabel options={options} id={titleId} className={css.label} />
      <RichText html={description} variant="h3" className={css.statement[step]} />
    </>
  )
}
