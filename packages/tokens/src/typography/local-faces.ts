import type { ThemePiece } from '../theme-piece.ts'
import { faceMetrics } from './face-metrics.ts'
import { standInStretch } from './stand-in-stretch.ts'
import type { Voice } from './typography-theme.ts'

const openSans = ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular']
/** Android has none of the others. */
const roboto = ['Roboto', 'Roboto Regular', 'Roboto-Regular']
/** Local faces to try in turn; names on one line share their metrics. */
const standIns = {
  serif: [['Times New Roman', 'Liberation Serif', 'Tinos'], openSans, roboto],
  sans: [['Arial', 'Liberation Sans', 'Arimo'], openSans, roboto],
  mono: [['Courier New', 'Liberation Mono', 'Cousine'], openSans, roboto],
}
const generic = { serif: 'serif', sans: 'system-ui,sans-serif', mono: 'ui-monospace,monospace' }

type Cut = Voice['cut']
const nameOf = (cut: Cut, index: number) => `${cut} local ${index + 1}`
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** `font-family` behind the web font: its stretched local faces in the order to try them, then the generic kind. */
export function fallbackStack(cut: Cut): string {
  const { kind } = faceMetrics[cut]
  return [...standIns[kind].map((_, index) => `"${nameOf(cut, index)}"`), generic[kind]].join(',')
}

type Manner = 'upright' | 'italic' | 'strong'
const manners: Record<Manner, Readonly<{ descriptors: string; suffix: string }>> = {
  upright: { descriptors: '', suffix: '' },
  italic: { descriptors: 'font-style:italic;', suffix: ' Italic' },
  strong: { descriptors: 'font-weight:600 900;', suffix: ' Bold' },
}

/** The face of that manner, else the upright one: a face without any source would give its place to the next family. */
function sourcesOf(names: readonly string[], suffix: string): string {
  const all = suffix ? [...names.map((name) => name + suffix), ...names] : names
  return all.map((name) => `local("${name}")`).join(',')
}

/** `@font-face` rules that stretch local faces to a cut's width and height, so that the swap moves no line. */
export function localFaceCss(cut: Cut, wants: (piece: ThemePiece) => boolean): string {
  const { kind, ascent, descent, lineGap } = faceMetrics[cut]
  const stretch: Partial<Record<Manner, readonly number[]>> = standInStretch[cut]
  const wanted = Object.entries(stretch).filter(([manner]) =>
    wants(manner === 'upright' ? manner : 'slanted'),
  )
  const rules = wanted.map(([manner, shares]) => {
    const { descriptors, suffix } = manners[manner as Manner]
    return shares.map((share, index) => {
      const sources = sourcesOf(standIns[kind][index] ?? [], suffix)
      const [up, down, gap] = [ascent, descent, lineGap].map((measure) => percent(measure / share))
      return `@font-face{font-family:"${nameOf(cut, index)}";${descriptors}src:${sources};size-adjust:${percent(share)};ascent-override:${up};descent-override:${down};line-gap-override:${gap}}`
    })
  })
  return rules.flat().join('')
}
