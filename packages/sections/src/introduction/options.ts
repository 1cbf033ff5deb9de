import { button, frame, heading, pictures } from '../kit/shared-options.ts'

/** What every introduction takes. */
export const introductionOptions = { ...frame, ...heading, ...button }

export const PICTURES_MAX = 9
/** An introduction with pictures. */
export const picturedOptions = { ...introductionOptions, images: pictures(PICTURES_MAX) }
