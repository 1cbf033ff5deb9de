/** How strongly the picture of a sample shows in the preview; its words stay readable. */
export const SAMPLE_OPACITY = '0.6'
