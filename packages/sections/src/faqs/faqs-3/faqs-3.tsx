import { Accordion, Container, RichText } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import { asked } from '../parts/asked.ts'
import { FaqPageData } from '../parts/faq-page-data.tsx'
import * as css from './faqs-3.css.ts'
import type { Options } from './faqs-3.template.ts'

/** One quiet column that opens; several answers may be open at once. */
export function CentreAccordion({ defaultOpen, items, ...options }: Options) {
  const rows = asked(items)
  if (rows.length === 0 && !hasWords(options)) return null
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.column}>
          <TextBlock options={options} titleId={titleId} align="center" className={css.words} />
          {rows.length > 0 && (
            <div className={css.list}>
              <Accordion
                headingLevel="h3"
                defaultOpen={rows.length === 1 ? 'all' : defaultOpen}
                items={rows.map(({ question, answer }, index) => ({
                  id: String(index),
                  header: question,
                  panel: <RichText html={answer} />,
                }))}
              />
              <FaqPageData items={rows} />
            </div>
          )}
        </Container>
      )}
    </SectionFrame>
  )
}
