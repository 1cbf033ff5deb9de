import { loadavg } from 'node:os'
import { SECTIONS, SLOWER, type Measured } from './measure.ts'

const bars = { palette: 16, typography: 33 } as const

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
const figures = (values: readonly number[]) =>
  `median ${at(values, 0.5).toFixed(1)} ms, nine of ten within ${at(values, 0.9).toFixed(1)} ms`

/** Prints what was measured, and says whether every bar was held. */
export function report(measured: readonly Measured[]): boolean {
  console.log(`${SECTIONS} sections, the preview ${SLOWER} times slower, load ${loadavg()[0]?.toFixed(1)}`)
  for (const { kind, whole, way, work, frame, renders } of measured) {
    console.log(`${kind}: ${whole.length} updates, ${renders} drawings of sections`)
    console.log(`  message to paint  ${figures(whole)} (bar: median ${bars[kind]} ms)`)
    console.log(`  until it is heard ${figures(way)}`)
    console.log(`  its own work      ${figures(work)}`)
    console.log(`  the frame itself  ${figures(frame)}`)
  }
  return measured.every(({ kind, whole, renders }) => at(whole, 0.5) <= bars[kind] && renders === 0)
}
