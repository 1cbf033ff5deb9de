import { Container, Image, LightboxProvider, LightboxTrigger, Text } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { uniqueKeys } from '../../kit/unique-keys.ts'
import * as css from './image-text-5.css.ts'
import type { Options } from './image-text-5.template.ts'

const PLACEHOLDERS = 6
/** Fewer pictures than this stand in two columns everywhere. */
const THREE_COLUMNS_FROM = 3
const SIZES =
  '(min-width:1408px) 246px, (min-width:992px) calc(19.45vw - 27px), (min-width:768px) calc(33.3vw - 27px), calc(50vw - 26px)'
const NARROW_SIZES =
  '(min-width:1408px) 374px, (min-width:992px) calc(29.17vw - 37px), (min-width:768px) calc(50vw - 36px), calc(50vw - 24px)'

/** Six small frames beside the text. */
export function ContactSheet(options: Options) {
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          <Sheet {...options} />
        </Container>
      )}
    </SectionFrame>
  )
}

function Sheet({ images, count, showFolio, lightbox }: Options) {
  const shown = images.slice(0, count)
  const frames = shown.length > 0 ? shown : Array.from({ length: PLACEHOLDERS }, () => null)
  const isNarrow = frames.length < THREE_COLUMNS_FROM
  const keys = uniqueKeys(frames.map((frame) => frame ?? { url: '' }))
  const sheet = (
    <ul
      className={css.sheet}
      data-narrow={isNarrow || undefined}
      data-odd={(!isNarrow && frames.length % 2 === 1) || undefined}
    >
      {frames.map((frame, index) => (
        <li key={keys[index]} className={css.frame}>
          <LightboxTrigger index={index} className={css.opener}>
            <Image source={frame} index={index} ratio="A-11" sizes={isNarrow ? NARROW_SIZES : SIZES} />
          </LightboxTrigger>
          {showFolio && (
            <Text as="span" variant="label" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
  return lightbox && shown.length > 0 ? <LightboxProvider pictures={shown}>{sheet}</LightboxProvider> : sheet
}
