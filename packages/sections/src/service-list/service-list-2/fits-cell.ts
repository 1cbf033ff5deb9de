import type { HeadingOptions } from '../../kit/shared-options.ts'

const TITLE_MAX = 60
const DESCRIPTION_MAX = 260

/** Whether a section's words are short enough to stand in the place of one card; by length, so the server knows. */
export const fitsCell = ({ title, description }: Pick<HeadingOptions, 'title' | 'description'>): boolean =>
  title.length <= TITLE_MAX && description.replaceAll(/<[^>]*>/g, '').length <= DESCRIPTION_MAX
