import type { FontFace } from './typography-theme.ts'

type Family = Pick<FontFace, 'family' | 'weight' | 'stretch'>
type Addresses = Readonly<{ latin: string; latinExt: string; italic?: string }>

/** The files of one family: two upright ones and, where the theme sets italics, the latin italic. */
export function facesOf(family: Family, { latin, latinExt, italic }: Addresses): FontFace[] {
  const upright: FontFace[] = [
    { ...family, url: latin, style: 'normal', subset: 'latin' },
    { ...family, url: latinExt, style: 'normal', subset: 'latin-ext' },
  ]
  return italic ? [...upright, { ...family, url: italic, style: 'italic', subset: 'latin' }] : upright
}
