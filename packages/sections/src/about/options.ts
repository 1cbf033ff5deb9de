import { button, choice, frame, heading, pictures, text } from '../kit/shared-options.ts'

/** What every page about the studio takes. */
export const aboutOptions = { ...frame, ...heading, ...button, signature: text() }

const PICTURES_MAX = 2
export const picturedOptions = { ...aboutOptions, images: pictures(PICTURES_MAX) }

export const imageSide = (initial: 'left' | 'right') => choice(['left', 'right'], initial)
