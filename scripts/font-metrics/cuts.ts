import { fileURLToPath } from 'node:url'

export type Kind = 'serif' | 'sans' | 'mono'
/** A face as one voice speaks in it: its file, weight, variation and the letters that the voice turns text into. */
export type Cut = Readonly<{
  file: string
  kind: Kind
  weight: number
  variation?: string
  letters?: 'capitals' | 'small-caps'
  /** Manners of speaking beside the upright one, each with stand-ins of its own. */
  also?: readonly Manner[]
}>
export type Manner = 'italic' | 'strong'

const variable = (name: string, axis = 'wght') =>
  `@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`
const fixed = (name: string) => `@fontsource/${name}/files/${name}-latin-400-normal.woff2`

const bodoni = { file: variable('bodoni-moda', 'opsz'), kind: 'serif', weight: 400 } as const
const fraunces = { file: variable('fraunces', 'opsz'), kind: 'serif', weight: 360 } as const
const newsreader = { file: variable('newsreader', 'opsz'), kind: 'serif', weight: 340 } as const
const bricolage = { file: variable('bricolage-grotesque', 'opsz'), kind: 'sans', weight: 560 } as const
const garamond = { file: variable('eb-garamond'), kind: 'serif' } as const
const hanken = { file: variable('hanken-grotesk'), kind: 'sans' } as const
const jost = { file: variable('jost'), kind: 'sans' } as const
const figtree = { file: variable('figtree'), kind: 'sans' } as const
const instrumentSans = { file: variable('instrument-sans'), kind: 'sans' } as const
const karla = { file: variable('karla'), kind: 'sans' } as const
const archivo = { file: variable('archivo', 'wdth'), kind: 'sans' } as const

/** Every cut that a voice speaks in; optical sizes are those of a section's title, a small title or running text. */
export const cuts: Readonly<Record<string, Cut>> = {
  cormorant: { file: variable('cormorant'), kind: 'serif', weight: 400, also: ['italic'] },
  'hanken-grotesk': { ...hanken, weight: 400, also: ['italic', 'strong'] },
  'hanken-grotesk-label': { ...hanken, weight: 500, letters: 'capitals' },
  'newsreader-title': { ...newsreader, variation: "'opsz' 50", also: ['italic'] },
  'newsreader-small-title': { ...newsreader, variation: "'opsz' 30", also: ['italic'] },
  'newsreader-text': { ...newsreader, weight: 400, variation: "'opsz' 18", also: ['italic', 'strong'] },
  'libre-franklin': { file: variable('libre-franklin'), kind: 'sans', weight: 500 },
  'bodoni-moda': { ...bodoni, variation: "'opsz' 18", also: ['italic'] },
  'bodoni-moda-small': { ...bodoni, variation: "'opsz' 11", also: ['italic'] },
  jost: { ...jost, weight: 400, also: ['italic', 'strong'] },
  'jost-label': { ...jost, weight: 500, letters: 'capitals' },
  fraunces: { ...fraunces, variation: "'opsz' 48", also: ['italic'] },
  'fraunces-small': { ...fraunces, variation: "'opsz' 28", also: ['italic'] },
  figtree: { ...figtree, weight: 400, also: ['italic', 'strong'] },
  'figtree-label': { ...figtree, weight: 600 },
  'instrument-serif': { file: fixed('instrument-serif'), kind: 'serif', weight: 400, also: ['italic'] },
  'instrument-sans': { ...instrumentSans, weight: 400, also: ['italic', 'strong'] },
  'instrument-sans-label': { ...instrumentSans, weight: 500 },
  'eb-garamond-title': { ...garamond, weight: 400, also: ['italic'] },
  'eb-garamond': { ...garamond, weight: 420, also: ['italic', 'strong'] },
  'eb-garamond-label': { ...garamond, weight: 500, letters: 'small-caps' },
  'archivo-narrow': { ...archivo, weight: 600, variation: "'wdth' 78" },
  archivo: { ...archivo, weight: 400, also: ['strong'] },
  'ibm-plex-mono': { file: fixed('ibm-plex-mono'), kind: 'mono', weight: 400 },
  'bricolage-grotesque': { ...bricolage, variation: "'opsz' 44" },
  'bricolage-grotesque-small': { ...bricolage, variation: "'opsz' 26" },
  karla: { ...karla, weight: 400, also: ['italic', 'strong'] },
  'karla-label': { ...karla, weight: 600 },
}

const openSans = import.meta.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2')
const roboto = import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2')
const tinos = import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2')
const arimo = import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2')
const cousine = import.meta.resolve('@fontsource/cousine/files/cousine-latin-400-normal.woff2')
const pathOf = (address: string) => fileURLToPath(address)

/** Files as wide as each local face, in the order of `local-faces.ts`: Tinos is as wide as Times, and so on. */
export const standIns: Readonly<Record<Kind, readonly string[]>> = {
  serif: [tinos, openSans, roboto].map(pathOf),
  sans: [arimo, openSans, roboto].map(pathOf),
  mono: [cousine, openSans, roboto].map(pathOf),
}
