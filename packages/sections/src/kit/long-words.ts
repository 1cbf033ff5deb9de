import { plainTitle } from '@bellows/ui'
import { plainLength } from './plain-length.ts'
import type { HeadingOptions } from './shared-options.ts'

const LONG_TITLE = 90
const LONG_DESCRIPTION = 240

/** Words that would make a picture of their own height absurdly tall. */
export const areLong = ({ title, description }: Pick<HeadingOptions, 'title' | 'description'>): boolean =>
  plainTitle(title).length > LONG_TITLE || plainLength(description) > LONG_DESCRIPTION
