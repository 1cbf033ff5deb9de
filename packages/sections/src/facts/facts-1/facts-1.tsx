import { Container, RichText, Text } from '@bellows/ui'
import { TextBlock } from '../../kit/text-block.tsx'
import { FactsFrame, type KeptFact } from '../parts/facts-frame.tsx'
import { spanOf } from '../parts/tracks.ts'
import * as css from './facts-1.css.ts'
import type { Options } from './facts-1.template.ts'

/** Longest figure that is set as a numeral; a longer one is wider than a third of a desktop. */
const NUMERAL_MAX = 6

/** Three figures, set large. */
export function Numerals(options: Options) {
  return (
    <FactsFrame options={options}>
      {(facts, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {facts.length > 0 && (
            <dl className={css.list}>
              {facts.map((fact, index) => (
                <div key={fact.id} className={css.fact} data-span={spanOf(index, facts.length)}>
                  <Figure {...fact} />
                </div>
              ))}
            </dl>
          )}
        </Container>
      )}
    </FactsFrame>
  )
}

function Figure({ value, title, description }: KeptFact) {
  const figure = value.trim()
  return (
    <>
      <NamedFigure figure={figure} name={title.trim()} />
      {description && (
        <dd className={figure ? css.besideValue : css.underName}>
          <RichText html={description} variant="small" />
        </dd>
      )}
    </>
  )
}

/** The figure before its name; without one the name itself is large, and a figure without a name is one. */
function NamedFigure({ figure, name }: Readonly<{ figure: string; name: string }>) {
  if (!figure)
    return (
      <Text as="dt" variant="h2" tone="heading" className={css.large}>
        {name}
      </Text>
    )
  return (
    <>
      {name && (
        <Text as="dt" variant="label" tone="heading" className={css.name}>
          {name}
        </Text>
      )}
      <Text
        as={name ? 'dd' : 'dt'}
        variant={figure.length > NUMERAL_MAX ? 'h1' : 'numeral'}
        tone="heading"
        className={figure.length === NUMERAL_MAX ? css.widest : css.value}
      >
        {figure}
      </Text>
    </>
  )
}
