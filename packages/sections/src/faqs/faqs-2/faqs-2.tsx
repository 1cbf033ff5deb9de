import { Container, Heading, RichText } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { FaqFrame } from '../parts/faq-frame.tsx'
import * as css from './faqs-2.css.ts'
import type { Options } from './faqs-2.template.ts'

/** Short answers in open columns. */
export function TwoUp({ columns, ...options }: Options) {
  return (
    <FaqFrame options={options}>
      {(rows, titleId) => (
        <Container className={css.page}>
          <TextBlock
            options={options}
            titleId={titleId}
            align="center"
            action={{ variant: 'text' }}
            className={css.words}
          />
          {rows.length > 0 && (
            <ul className={css.list} data-columns={columns} data-alone={rows.length === 1 || undefined}>
              {rows.map(({ id, question, answer }) => (
                <li key={id}>
                  <Heading level={levelUnder(options)} size="h4">
                    {question}
                  </Heading>
                  <RichText html={answer} className={css.answer} />
                </li>
              ))}
            </ul>
          )}
        </Container>
      )}
    </FaqFrame>
  )
}
