import { Accordion, Container, Icon, Image, RichText, type AccordionProps } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { FaqFrame, type FaqRow } from '../parts/faq-frame.tsx'
import { Folio } from '../../kit/folio.tsx'
import * as css from './faqs-5.css.ts'
import type { Options } from './faqs-5.template.ts'

/** Large questions, one open at a time. */
export function SplitAccordion({ images, numbered, defaultOpen, ...options }: Options) {
  const { isPriority } = usePlacement()
  return (
    <FaqFrame options={options}>
      {(rows, titleId) => (
        <Container className={css.page}>
          <div className={css.side}>
            <TextBlock options={options} titleId={titleId} />
            {images[0] && (
              <div className={css.picture}>
                <Image source={images[0]} ratio="A-32" sizes="c4·t8·m4" priority={isPriority} />
              </div>
            )}
          </div>
          {rows.length > 0 && (
            <Questions
              rows={rows}
              numbered={numbered}
              defaultOpen={defaultOpen}
              headingLevel={levelUnder(options)}
            />
          )}
        </Container>
      )}
    </FaqFrame>
  )
}

type QuestionsProps = Pick<Options, 'numbered' | 'defaultOpen'> &
  Pick<AccordionProps, 'headingLevel'> & { rows: readonly FaqRow[] }

function Questions({ rows, numbered, defaultOpen, headingLevel = 'h3' }: QuestionsProps) {
  return (
    <div className={css.list}>
      <Accordion
        mode="single"
        headingLevel={headingLevel}
        size="h3"
        defaultOpen={rows.length === 1 ? 'first' : defaultOpen}
        mark={
          <span className={css.mark} data-needs-script="">
            <Icon name="chevron-down" />
          </span>
        }
        classes={{ row: css.row, panel: numbered ? css.indented : css.panel }}
        items={rows.map(({ id, question, answer }, index) => ({
          id,
          header: (
            <span className={css.question}>
              {numbered && <Folio index={index} className={css.folio} />}
              <span className={css.text}>{question}</span>
            </span>
          ),
          panel: answer && <RichText html={answer} />,
        }))}
      />
    </div>
  )
}
