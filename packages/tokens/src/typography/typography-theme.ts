import type { faceMetrics } from './face-metrics.ts'

/** One voice of a typography theme. Sizes come from the scale, times `factor`. */
export type Voice = Readonly<{
  family: string
  /** The cut whose metrics its local stand-ins take. */
  cut: keyof typeof faceMetrics
  weight: number
  tracking: string
  factor: number
  /** `font-variation-settings`, where the automatic optical size is wrong or the width is not the normal one. */
  variation?: string
}>

type Emphasis = Readonly<{ style: 'italic' | 'normal'; weight: string }>

/** A font file: `url` is the bundler's address of the woff2. */
export type FontFace = Readonly<{
  family: string
  url: string
  style: 'normal' | 'italic'
  weight: string
  /** Range of widths, as in `62% 125%`, of faces that have one. */
  stretch?: string
  subset: 'latin' | 'latin-ext'
}>

export type TypographyTheme = Readonly<{
  id: string
  /**
   * `smallVariation` and `smallCut` stand in for `variation` and `cut` on h3, h4 and quotes; `wordSpacing` is added to
   * the face's own space, which narrow and tight letters leave too small.
   */
  heading: Voice & Readonly<{ smallVariation?: string; smallCut?: Voice['cut']; wordSpacing?: string }>
  body: Voice & Readonly<{ lineHeight?: number }>
  /** `growth` is added to the scale's size, in rem. */
  label: Voice &
    Readonly<{ transform?: 'uppercase' | 'none'; caps?: 'normal' | 'all-small-caps'; growth?: string }>
  /** How `em` renders: titles without a good italic use weight instead. */
  emphasis: Emphasis
  /** The same in running text, where the weight that tells in a title may be the text's own. */
  textEmphasis?: Emphasis
  faces: readonly FontFace[]
}>
