import { typeScale } from '@bellows/tokens'
import { fitTitle, plainTitle } from '@bellows/ui'
import type { HeadingOptions } from '../../kit/shared-options.ts'

type Words = Pick<HeadingOptions, 'title' | 'subtitle' | 'description'>

const lengthOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim().length

const LONG_TITLE = 90
const LONG_DESCRIPTION = 240

/** Words that would make a picture of their own height absurdly tall. */
export const areLong = ({ title, description }: Words): boolean =>
  plainTitle(title).length > LONG_TITLE || lengthOf(description) > LONG_DESCRIPTION

/** Largest factor of a typography theme, and the least share of a measure that balanced lines fill. */
const FACTOR = 1.15
const FILLED = 0.6
const GAP = 32
const BUTTON = 56

function heightOf(length: number, style: keyof typeof typeScale, measure: number): number {
  if (length === 0) return 0
  const { to, lineHeight } = typeScale[style]
  return Math.ceil(length / (measure * FILLED)) * to * lineHeight * FACTOR + GAP
}

const TITLE_MEASURE = 14
const LEAD_MEASURE = 40
const LABEL_MEASURE = 60

/** The most that a title of the display style takes, with the line above it, in pixels; known before it is drawn. */
export function titleHeight({ title, subtitle }: Words): number {
  const { length } = plainTitle(title)
  return (
    heightOf(length, fitTitle('display', length), TITLE_MEASURE) +
    heightOf(subtitle.trim().length, 'label', LABEL_MEASURE)
  )
}

/** The same of the description in the lead style with the button below it. */
export const asideHeight = ({ description }: Words): number =>
  heightOf(lengthOf(description), 'lead', LEAD_MEASURE) + GAP + BUTTON
