import { Container, Heading, RichText, Text } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { FactsFrame } from '../parts/facts-frame.tsx'
import { Folio } from '../../kit/folio.tsx'
import { spanOf } from '../parts/tracks.ts'
import * as css from './facts-4.css.ts'
import type { Options } from './facts-4.template.ts'

/** A ruled table of short statements. */
export function Cells({ numbered, ...options }: Options) {
  return (
    <FactsFrame options={options}>
      {(facts, titleId) => (
        <Container width="wide" className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {facts.length > 0 && (
            <div className={css.table}>
              <ul className={css.cells}>
                {facts.map(({ id, value, title, description }, index) => (
                  <li key={id} className={css.cell} data-span={spanOf(index, facts.length)}>
                    <span className={css.top}>
                      {numbered && !value.trim() ? (
                        <Folio index={index} />
                      ) : (
                        <Text as="span" variant="label" tone="notice" className={css.value}>
                          {value}
                        </Text>
                      )}
                    </span>
                    <Heading level={levelUnder(options)} size="h4" className={css.title}>
                      {title.trim()}
                    </Heading>
                    <RichText html={description} className={css.text} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Container>
      )}
    </FactsFrame>
  )
}
