import { Heading, RichText } from '@bellows/ui'
import { StickyPlate } from '../../kit/sticky-plate.tsx'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { FaqFrame, type FaqRow } from '../parts/faq-frame.tsx'
import { Folio } from '../../kit/folio.tsx'
import * as css from './faqs-4.css.ts'
import type { Options } from './faqs-4.template.ts'

/** A sticky portrait beside numbered answers. */
export function PictureAndList({ images, imageSide, numbered, ...options }: Options) {
  return (
    <FaqFrame options={options}>
      {(rows, titleId) => (
        <StickyPlate images={images} imageSide={imageSide}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} />
          {rows.length > 0 && <Answers rows={rows} numbered={numbered} level={levelUnder(options)} />}
        </StickyPlate>
      )}
    </FaqFrame>
  )
}

type AnswersProps = Readonly<{ rows: readonly FaqRow[]; numbered: boolean; level: 'h2' | 'h3' | 'h4' }>

function Answers({ rows, numbered, level }: AnswersProps) {
  return (
    <ol className={css.list}>
      {rows.map(({ id, question, answer }, index) => (
        <li key={id}>
          {numbered && <Folio index={index} className={css.folio} />}
          <Heading level={level} size="h4">
            {question}
          </Heading>
          <RichText html={answer} className={css.answer} />
        </li>
      ))}
    </ol>
  )
}
