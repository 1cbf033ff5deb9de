import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { SAMPLE_OPACITY } from './sample-opacity.ts'

const pictures = createVar()

export const samples = style({ vars: { [pictures]: SAMPLE_OPACITY } })
/** A picture of an entry, which is fainter in a sample. */
export const entryPicture = style({ opacity: fallbackVar(pictures, '1') })
