import { plainTitle } from '@bellows/ui'
import type { HeadingOptions } from './shared-options.ts'

/** How many characters of rich text are read. */
export const lengthOf = (html: string): number => html.replaceAll(/<[^>]*>/g, '').trim().length

const LONG_TITLE = 90
const LONG_DESCRIPTION = 240

/** Words that would make a picture of their own height absurdly tall. */
export const areLong = ({ title, description }: Pick<HeadingOptions, 'title' | 'description'>): boolean =>
  plainTitle(title).length > LONG_TITLE || lengthOf(description) > LONG_DESCRIPTION
