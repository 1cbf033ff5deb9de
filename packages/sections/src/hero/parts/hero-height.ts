import { inlineVars } from '@bellows/tokens'
import type { Image } from '@bellows/domain'
import type { CSSProperties } from 'react'
import { heroHeight } from './hero-height.css.ts'

type HeightOptions = { heightMode: 'fixed' | 'fit' | 'full'; height: number; images: readonly Image[] }

const ASSUMED_RATIO = 1.5

/** Attributes of the box whose height the hero's mode rules; its content may always make it taller. */
export function heightAttributes({ heightMode, height, images }: HeightOptions): {
  'data-height': string
  style: CSSProperties
} {
  const [first] = images
  const ratio = first?.width && first.height ? first.width / first.height : ASSUMED_RATIO
  return {
    'data-height': heightMode,
    style: inlineVars({ [heroHeight.fixed]: `${height}px`, [heroHeight.ratio]: String(ratio) }),
  }
}
