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

/** The figure, or the number that stands for it, beside its name. */
function Row({ fact, number }: { fact: KeptFact; number: number | null }) {
  const { value, title, description } = fact
  const figure = value.trim()
  return (
    <div className={css.row}>
      {figure ? (
        <Text as="dd" variant="h3" tone="heading" className={css.figure}>
          {figure}
        </Text>
      ) : (
        <Text as="dd" variant="h3" tone="notice" aria-hidden="true" className={css.figure}>
          {number === null ? '' : String(number).padStart(2, '0')}
        </Text>
      )}
      <Text as="dt" variant="h4" tone="heading" className={css.name}>
        {title}
      </Text>
      {description && <RichText as="dd" html={description} className={css.text} />}
    </div>
  )
}
