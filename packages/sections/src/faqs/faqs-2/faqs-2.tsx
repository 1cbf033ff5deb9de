import { Container, Heading, RichText } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import type { HeadingOptions } from '../../kit/shared-options.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { FaqFrame, type FaqRow } from '../parts/faq-frame.tsx'
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
          {rows.length > 0 && <Answers rows={rows} columns={columns} options={options} />}
        </Container>
      )}
    </FaqFrame>
  )
}

type AnswersProps = Pick<Options, 'columns'> & Readonly<{ rows: readonly FaqRow[]; options: HeadingOptions }>

function Answers({ rows, columns, options }: AnswersProps) {
  const isAlone = rows.length === 1
  const setting = isAlone ? ({ align: 'center' } as const) : {}
  return (
    <ul className={isAlone ? css.alone : css.list} data-columns={columns}>
      {rows.map(({ id, question, answer }) => (
        <li key={id}>
          <Heading level={levelUnder(options)} size="h4" {...setting}>
            {question}
          </Heading>
          <RichText html={answer} className={css.answer} {...setting} />
        </li>
      ))}
    </ul>
  )
}
