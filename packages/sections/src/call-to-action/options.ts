import { button, choice, frame, heading, pictures } from '../kit/shared-options.ts'
import { schemes } from '@bellows/tokens'

/** What every call to action takes. */
export const ctaOptions = { ...frame, ...heading, ...button }

export const PICTURES_MAX = 2
export const picturedOptions = { ...ctaOptions, images: pictures(PICTURES_MAX) }

/** A band of the accent, unless the owner chooses otherwise. */
export const accented = { theme: choice(schemes, 'accent') }
