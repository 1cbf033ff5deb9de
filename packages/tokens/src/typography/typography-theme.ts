/** One voice of a typography theme. Sizes come from the scale, times `factor`. */
export type Voice = Readonly<{
  family: string
  weight: number
  tracking: string
  factor: number
  /** `font-variation-settings`, where the automatic optical size is wrong. */
  variation?: string
  transform?: 'uppercase' | 'none'
  lineHeight?: number
}>

/** A font file: `url` is the bundler's address of the woff2. */
export type FontFace = Readonly<{
  family: string
  url: string
  style: 'normal' | 'italic'
  weight: string
  subset: 'latin' | 'latin-ext'
  /** Preloaded: at most two upright latin files of a theme. */
  isPreloaded?: boolean
}>

export type TypographyTheme = Readonly<{
  id: string
  heading: Voice
  body: Voice
  label: Voice
  /** How `em` renders: themes without a good italic use weight instead. */
  emphasis: Readonly<{ style: 'italic' | 'normal'; weight: string }>
  faces: readonly FontFace[]
}>
