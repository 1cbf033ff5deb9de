import { Container, Heading, Image, RichText } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { FaqFrame, type FaqRow } from '../parts/faq-frame.tsx'
import { Folio } from '../../kit/folio.tsx'
import * as css from './faqs-4.css.ts'
import type { Options } from './faqs-4.template.ts'

/** A sticky portrait beside numbered answers. */
export function PictureAndList({ images, imageSide, numbered, ...options }: Options) {
  const { isPriority } = usePlacement()
  return (
    <FaqFrame options={options}>
      {(rows, titleId) => (
        <Container className={css.page} data-side={imageSide}>
          <div className={css.plate}>
            <div className={css.picture}>
              <Image source={images[0]} index={2} ratio="fill" sizes="c5·t8·m4" priority={isPriority} />
            </div>
          </div>
          <div className={css.words}>
            <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} />
            {rows.length > 0 && <Answers rows={rows} numbered={numbered} />}
          </div>
        </Container>
      )}
    </FaqFrame>
  )
}

function Answers({ rows, numbered }: { rows: readonly FaqRow[]; numbered: boolean }) {
  return (
    <ol className={css.list}>
      {rows.map(({ id, question, answer }, index) => (
        <li key={id}>
          {numbered && <Folio index={index} className={css.folio} />}
          <Heading level="h3" size="h4">
            {question}
          </Heading>
          <RichText html={answer} className={css.answer} />
        </li>
      ))}
    </ol>
  )
}
