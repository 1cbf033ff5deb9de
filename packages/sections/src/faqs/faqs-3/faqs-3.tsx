import { Accordion, Container, RichText } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { FaqFrame } from '../parts/faq-frame.tsx'
import * as css from './faqs-3.css.ts'
import type { Options } from './faqs-3.template.ts'

/** One quiet column that opens; several answers may be open at once. */
export function CentreAccordion({ defaultOpen, ...options }: Options) {
  return (
    <FaqFrame options={options}>
      {(rows, titleId) => (
        <Container className={css.column}>
          <TextBlock options={options} titleId={titleId} align="center" className={css.words} />
          {rows.length > 0 && (
            <div className={css.list}>
              <Accordion
                headingLevel={levelUnder(options)}
                defaultOpen={rows.length === 1 ? 'all' : defaultOpen}
                items={rows.map(({ id, question, answer }) => ({
                  id,
                  header: question,
                  panel: answer && <RichText html={answer} />,
                }))}
              />
            </div>
          )}
        </Container>
      )}
    </FaqFrame>
  )
}
