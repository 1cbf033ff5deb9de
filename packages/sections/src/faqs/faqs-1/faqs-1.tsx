import { Container, RichText, Text } from '@bellows/ui'
import { TextBlock } from '../../kit/text-block.tsx'
import { FaqFrame } from '../parts/faq-frame.tsx'
import { Folio } from '../../kit/folio.tsx'
import * as css from './faqs-1.css.ts'
import type { Options } from './faqs-1.template.ts'

/** Questions left, answers right, ruled. */
export function Ledger({ numbered, ...options }: Options) {
  return (
    <FaqFrame options={options}>
      {(rows, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {rows.length > 0 && (
            <dl className={css.list}>
              {rows.map(({ id, question, answer }, index) => (
                <div key={id} className={css.row}>
                  <Text as="dt" variant="h4" tone="heading" className={css.question}>
                    {numbered && <Folio index={index} className={css.folio} />}
                    {question}
                  </Text>
                  <RichText as="dd" html={answer} className={css.answer} />
                </div>
              ))}
            </dl>
          )}
        </Container>
      )}
    </FaqFrame>
  )
}
