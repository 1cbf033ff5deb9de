import { RichText, Text } from '@bellows/ui'
import { StickyPlate } from '../../kit/sticky-plate.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { FactsFrame, type KeptFact } from '../parts/facts-frame.tsx'
import * as css from './facts-3.css.ts'
import type { Options } from './facts-3.template.ts'

/** Facts beside an upright picture. */
export function PictureAndColumn({ images, imageSide, numbered, ...options }: Options) {
  return (
    <FactsFrame options={options}>
      {(facts, titleId) => (
        <StickyPlate images={images} imageSide={imageSide}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} />
          {facts.length > 0 && (
            <dl className={css.list}>
              {facts.map((fact, index) => (
                <Row key={fact.id} fact={fact} number={numbered ? index + 1 : null} />
              ))}
            </dl>
          )}
        </StickyPlate>
      )}
    </FactsFrame>
  )
}

/** The name beside its figure, or beside the number that stands for one; a figure without a name is one. */
function Row({ fact, number }: { fact: KeptFact; number: number | null }) {
  const { value, title, description } = fact
  const figure = value.trim()
  const name = title.trim()
  return (
    <div className={css.row}>
      {figure ? (
        <>
          {name && (
            <Text as="dt" variant="h4" tone="heading" className={css.name}>
              {name}
            </Text>
          )}
          <Text as={name ? 'dd' : 'dt'} variant="h3" tone="heading" className={css.figure}>
            {figure}
          </Text>
        </>
      ) : (
        <dt className={css.across}>
          {number !== null && (
            <Text as="span" variant="h3" tone="notice" aria-hidden="true" className={css.figure}>
              {String(number).padStart(2, '0')}
            </Text>
          )}
          <Text as="span" variant="h4" tone="heading" className={css.name}>
            {name}
          </Text>
        </dt>
      )}
      <RichText as="dd" html={description} className={css.text} />
    </div>
  )
}
