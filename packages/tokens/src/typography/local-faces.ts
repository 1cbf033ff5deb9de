import { faceMetrics } from './face-metrics.ts'
import type { Voice } from './typography-theme.ts'

/** Names of local faces that share their metrics, and their average width per em, weighed as `font-metrics` does. */
const times = { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], average: 854.3953488372093 / 2048 }
const arial = { names: ['Arial', 'Liberation Sans', 'Arimo'], average: 934.5116279069767 / 2048 }
const courier = { names: ['Courier New', 'Liberation Mono', 'Cousine'], average: 1229 / 2048 }
const openSans = {
  names: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
  average: 983.3023255813954 / 2048,
}
/** Android has none of the others. */
const roboto = { names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], average: 0.458 }
const standIns = {
  serif: [times, openSans, roboto],
  sans: [arial, openSans, roboto],
  mono: [courier, openSans, roboto],
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

/** `@font-face` rules that stretch local faces to a cut's width and height, so that the swap moves no line. */
export function localFaceCss(cut: Cut): string {
  const { kind, average, ascent, descent, lineGap } = faceMetrics[cut]
  return standIns[kind]
    .map((face, index) => {
      const adjust = average / face.average
      const sources = face.names.map((name) => `local("${name}")`).join(',')
      const [up, down, gap] = [ascent, descent, lineGap].map((measure) => percent(measure / adjust))
      return `@font-face{font-family:"${nameOf(cut, index)}";src:${sources};size-adjust:${percent(adjust)};ascent-override:${up};descent-override:${down};line-gap-override:${gap}}`
    })
    .join('')
}
