import { Container, Heading, RichText } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { FactsFrame } from '../parts/facts-frame.tsx'
import { Folio } from '../../kit/folio.tsx'
import * as css from './facts-2.css.ts'
import type { Options } from './facts-2.template.ts'

/** A process on a line. */
export function Steps({ numbered, ...options }: Options) {
  return (
    <FactsFrame options={options}>
      {(facts, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {facts.length > 0 && (
            <ol className={css.list} data-alone={facts.length === 1 || undefined}>
              {facts.map(({ id, value, title, description }, index) => (
                <li key={id} className={css.step}>
                  {numbered && <Folio index={index} className={css.folio} />}
                  <Heading level={levelUnder(options)} size="h4">
                    {title.trim() || value}
                  </Heading>
                  <RichText html={description} className={css.text} />
                </li>
              ))}
            </ol>
          )}
        </Container>
      )}
    </FactsFrame>
  )
}
