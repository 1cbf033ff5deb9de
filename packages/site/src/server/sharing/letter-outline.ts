import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create } from 'fontkitten'
import { typographyThemes, type TypographyId } from '@bellows/tokens'

/** A letter as a drawing, in the units of its face: upwards is positive. */
export type Outline = Readonly<{
  path: string
  box: Readonly<{ minX: number; minY: number; maxX: number; maxY: number }>
  unitsPerEm: number
}>

type Wanted = Readonly<{ letter: string; typography: TypographyId; assetsRoot: string }>

const LETTERS_MAX = 1000
const known = new Map<string, Promise<Outline | null>>()

/** A variable face gives its default cut: other ones cannot be had from the compressed file. */
async function outlineIn(file: string, letter: string): Promise<Outline | null> {
  const bytes = await readFile(file).catch(() => null)
  const font = bytes && create(bytes)
  if (!font || font.isCollection || !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return null
  const { path: drawn, bbox } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
  const { minX, minY, maxX, maxY } = bbox
  return { path: drawn.toSVG(), box: { minX, minY, maxX, maxY }, unitsPerEm: font.unitsPerEm }
}

async function find({ letter, typography, assetsRoot }: Wanted): Promise<Outline | null> {
  const { heading, faces } = typographyThemes[typography]
  for (const { family, style, url } of faces) {
    if (family !== heading.family || style !== 'normal') continue
    const outline = await outlineIn(path.join(assetsRoot, url), letter)
    if (outline) return outline
  }
  return null
}

/** A letter of the face that a theme's titles are set in, or none where that face has no such letter. */
export function letterOutline(wanted: Wanted): Promise<Outline | null> {
  const name = `${wanted.assetsRoot} ${wanted.typography} ${wanted.letter}`
  const outline = known.get(name) ?? find(wanted)
  if (known.size < LETTERS_MAX) known.set(name, outline)
  return outline
}
