import { Accordion, Container, RichText } from '@bellows/ui'
import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { choice } from '../../kit/shared-options.ts'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import { asked, faqOptions } from '../options.ts'
import { FaqPageData } from '../parts/faq-page-data.tsx'
import * as css from './faqs-3.css.ts'

const schema = z.object({ ...faqOptions, defaultOpen: choice(['none', 'first', 'all'], 'first') })

/** One quiet column that opens; several answers may be open at once. */
function CentreAccordion({ defaultOpen, items, ...options }: z.output<typeof schema>) {
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

export const faqs3 = defineTemplate('FAQs-3', { schema, View: CentreAccordion, isLive: true })
