import { createVar, fallbackVar, style } from '@vanilla-extract/css'

const pictures = createVar()
/** How strongly the picture of a sample shows in the preview; its words stay readable. */
const SAMPLE_OPACITY = '0.6'

export const samples = style({ vars: { [pictures]: SAMPLE_OPACITY } })
/** A picture of an entry, which is fainter in a sample. */
export const entryPicture = style({ opacity: fallbackVar(pictures, '1') })
