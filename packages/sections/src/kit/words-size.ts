import { typeScale, type TextStyle } from '@bellows/tokens'
import { fitTitle, plainTitle, type TitleSize } from '@bellows/ui'
import { plainLength } from './plain-length.ts'
import type { ButtonOptions, HeadingOptions } from './shared-options.ts'

type Words = Pick<HeadingOptions, 'title' | 'subtitle' | 'description'>

type WithButton = Pick<ButtonOptions, 'showButton' | 'buttonLabel'>

const hasButton = ({ showButton, buttonLabel }: WithButton) => showButton && buttonLabel.trim() !== ''

/** Largest factor of a typography theme, and the least share of a measure that lines fill: balanced ones, and others. */
const FACTOR = 1.15
export const FILLED = { title: 0.7, words: 0.85 } as const
const GAP = 32
const BUTTON = 56

/** The most pixels that so many characters take in a style in lines of so many, with the gap below them. */
export function textHeight(length: number, style: TextStyle, letters: number): number {
  if (length === 0) return 0
  const { to, lineHeight } = typeScale[style]
  return Math.ceil(length / letters) * to * lineHeight * FACTOR + GAP
}

/** Titles to this length are set in letters of 32 px and more on desktops, which need less darkness, unless asked smaller. */
const LARGE_TITLE = 90

/** Whether a title may stand on the ground that titles need. */
export const isLargeTitle = ({ title, titleSetting }: HeadingOptions): boolean =>
  plainTitle(title).length <= LARGE_TITLE && titleSetting.size !== 'm'

const TITLE_MEASURE = 14
const LEAD_MEASURE = 40
const LABEL_MEASURE = 60

const PARAGRAPH_GAP = 16

/** The same of rich text, whose paragraphs and items begin lines of their own. */
export function richHeight(html: string, style: TextStyle, letters: number): number {
  const lengths = html.split(/<\/p>|<\/li>|<br\s*\/?>/).map(plainLength)
  const blocks = lengths.filter((length) => length > 0)
  if (blocks.length === 0) return 0
  const { to, lineHeight } = typeScale[style]
  const lines = blocks.reduce((sum, length) => sum + Math.ceil(length / letters), 0)
  return lines * to * lineHeight * FACTOR + blocks.length * PARAGRAPH_GAP + GAP
}

/** The most that a title of a size takes, with the line above it, in pixels; known before it is drawn. */
export function titleHeight({ title, subtitle }: Words, size: TitleSize = 'display'): number {
  const { length } = plainTitle(title)
  return (
    textHeight(length, fitTitle(size, length), TITLE_MEASURE * FILLED.title) +
    textHeight(subtitle.trim().length, 'label', LABEL_MEASURE)
  )
}

/** The same of the description in the lead style with the button below it. */
export const asideHeight = ({ description, ...button }: Words & WithButton): number =>
  richHeight(description, 'lead', LEAD_MEASURE * FILLED.words) + (hasButton(button) ? GAP + BUTTON : 0)

const LEAST_TITLE = 72

/** What title, description and button take at the least: the line above them stands higher. */
export const leastHeight = ({ description, ...button }: Words & WithButton): number =>
  LEAST_TITLE +
  (plainLength(description) > 0 ? typeScale.lead.from : 0) +
  (hasButton(button) ? GAP + BUTTON : 0)
