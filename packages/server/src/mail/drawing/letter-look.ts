import type { Business, ColorRoles, Image, Theme } from '@bellows/domain'
import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn'

/** The colours of one ground of a letter. */
export interface Paint {
  ground: string
  lines: string
  headings: string
  paragraphs: string
  solid: string
  onSolid: string
  links: string
}

/** The paper around a letter and the sheet on it. */
export interface Papers {
  page: Paint
  sheet: Paint
}

/** What makes a letter a studio's: its name, colours, letters and corners. */
export interface LetterLook {
  business: Pick<Business, 'businessName' | 'domain' | 'language' | 'logo' | 'email' | 'phone' | 'address'>
  light: Papers
  dark: Papers
  fonts: { headings: string; text: string }
  /** Of buttons, in pixels. */
  radius: number
}

type Scheme = Readonly<Record<'primary' | 'secondary', ColorRoles>>

const plainLight: ColorRoles = {
  background: '#FFFFFF',
  lines: '#DEDEDA',
  headings: '#171716',
  paragraphs: '#4A4A47',
  solidButton: '#171716',
  outlineTextButtonLink: '#3A3A37',
  noticeDecoration: '#8A4B1F',
}
const plainDark: ColorRoles = {
  background: '#1D1D1C',
  lines: '#393937',
  headings: '#FAFAF8',
  paragraphs: '#C4C4C0',
  solidButton: '#FAFAF8',
  outlineTextButtonLink: '#FAFAF8',
  noticeDecoration: '#DE9C6E',
}
const plain: Readonly<Record<'light_1' | 'dark_3', Scheme>> = {
  light_1: { primary: plainLight, secondary: { ...plainLight, background: '#F6F6F4' } },
  dark_3: { primary: { ...plainDark, background: '#111110' }, secondary: plainDark },
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const LABEL_CONTRAST = 4.5
const WHITE = '#FFFFFF'
const BLACK = '#111111'

for (const mode of [modeRgb, modeLrgb]) register(mode)

function labelOn(solid: string, ground: string): string {
  const fits = [ground, WHITE, BLACK].find((label) => wcagContrast(label, solid) >= LABEL_CONTRAST)
  return fits ?? (wcagContrast(WHITE, solid) > wcagContrast(BLACK, solid) ? WHITE : BLACK)
}

/** One ground in the owner's colours; what is no colour is the built-in palette's, so that nothing else enters a style. */
function paintOf(own: ColorRoles | undefined, builtIn: ColorRoles): Paint {
  const color = (role: keyof ColorRoles) => (own && HEX.test(own[role]) ? own[role] : builtIn[role])
  const ground = color('background')
  const solid = color('solidButton')
  return {
    ground,
    lines: color('lines'),
    headings: color('headings'),
    paragraphs: color('paragraphs'),
    solid,
    onSolid: labelOn(solid, ground),
    links: color('outlineTextButtonLink'),
  }
}

const serif = "Georgia, 'Times New Roman', serif"
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif"

/** Mail programs have few faces: the nearest of those to each typography theme. */
const faces: Readonly<Record<string, LetterLook['fonts']>> = {
  folio: { headings: serif, text: serif },
  quarto: { headings: serif, text: serif },
  contact: { headings: sans, text: sans },
  foundry: { headings: sans, text: sans },
}
const usualFaces = { headings: serif, text: sans }

const PILL = 999

/** The look of a studio's letters, from the palette of its site; without a theme the built-in one. */
export function letterLook(business: Business, theme: Theme | null): LetterLook {
  const palettes = theme?.colorPalettes ?? []
  const palette = palettes.find(({ isActive }) => isActive) ?? palettes[0]
  const paper = (id: 'light_1' | 'dark_3', surface: keyof Scheme): Paint =>
    paintOf(palette?.colorSchemes.find((scheme) => scheme.id === id)?.colors[surface], plain[id][surface])
  return {
    business,
    light: { page: paper('light_1', 'secondary'), sheet: paper('light_1', 'primary') },
    dark: { page: paper('dark_3', 'primary'), sheet: paper('dark_3', 'secondary') },
    fonts: faces[theme?.styles.typography ?? ''] ?? usualFaces,
    radius: Math.min(PILL, theme?.styles.buttonRadius ?? 0),
  }
}

type Picture = Pick<Image, 'url' | 'additionalImageUrls' | 'alt' | 'width' | 'height'>

/** A picture at the studio's own address, as mail programs need it; none for one that lies elsewhere. */
export function pictureAddress({ domain }: LetterLook['business'], picture: Picture): string | null {
  const { _md, _sm } = picture.additionalImageUrls
  const place = _md ?? _sm ?? picture.url
  const origin = `https://${domain}`
  if (!place.startsWith('/') || !URL.canParse(place, origin)) return null
  const address = new URL(place, origin)
  return address.origin === new URL(origin).origin ? address.href : null
}
