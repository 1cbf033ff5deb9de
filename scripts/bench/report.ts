import type { BenchPage } from './bench-pages.ts'
import { categories, type Visit } from './lab.ts'

/** What the site may cost where a page that is written by hand costs 1. */
const ratios = { lcp: 1.05, elements: 1.25, mainThread: 1.9 } as const
const WIDTH = 22

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export type Sides = Readonly<{ site: readonly Visit[]; twin: readonly Visit[] }>
export type Elements = Readonly<{ site: number; twin: number }>

const line = (...cells: readonly string[]) => console.log(cells.map((cell) => cell.padEnd(WIDTH)).join(''))
const range = (values: readonly number[], digits = 0) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`

let held = 0
let missed = 0

/** Says whether a bar is held, and counts it. */
export function sayBar(what: string, isHeld: boolean): void {
  if (isHeld) held += 1
  else missed += 1
  console.log(`${isHeld ? 'ok  ' : 'MISS'} ${what}`)
}

/** Says how many bars were held and missed; the code to end with. */
export function sayCounts(): number {
  console.log(`${held} passed, ${missed} failed`)
  return missed === 0 ? 0 : 1
}

const measures = [
  ['lcp', 0],
  ['blocking', 0],
  ['mainThread', 0],
  ['shift', 3],
] as const

/** The figures of a page beside those of its twin. */
export function sayFigures({ name }: BenchPage, { site, twin }: Sides, elements: Elements): void {
  line(name, 'site', ...(twin.length > 0 ? ['by hand'] : []))
  for (const category of categories)
    line(
      `  ${category}`,
      ...[site, twin]
        .filter((side) => side.length > 0)
        .map((side) => range(side.map(({ scores }) => scores[category]))),
    )
  for (const [measure, digits] of measures)
    line(
      `  ${measure}`,
      ...[site, twin]
        .filter((side) => side.length > 0)
        .map((side) =>
          range(
            side.map((visit) => visit[measure]),
            digits,
          ),
        ),
    )
  line('  elements', String(elements.site), ...(twin.length > 0 ? [String(elements.twin)] : []))
  const faults = new Set(site.flatMap((visit) => visit.faults))
  if (faults.size > 0) line('  not passed', [...faults].join(', '))
}

function sayRatios(name: string, { site, twin }: Sides, elements: Elements): void {
  const of = (measure: 'lcp' | 'mainThread') =>
    median(site.map((visit) => visit[measure])) / median(twin.map((visit) => visit[measure]))
  const found = { lcp: of('lcp'), elements: elements.site / elements.twin, mainThread: of('mainThread') }
  for (const measure of ['lcp', 'elements', 'mainThread'] as const)
    sayBar(
      `${name}: ${measure} ${found[measure].toFixed(2)} × by hand, at most ${ratios[measure]}`,
      found[measure] <= ratios[measure],
    )
}

/** Every bar of a page, held or missed. */
export function sayBars(page: BenchPage, sides: Sides, elements: Elements): void {
  const scoreOf = (category: (typeof categories)[number]) =>
    median(sides.site.map(({ scores }) => scores[category]))
  const bars = { performance: page.performance, accessibility: 100, 'best-practices': 100, seo: 100 } as const
  for (const category of categories) {
    if (category === 'seo' && !page.isFound) continue
    const [score, bar] = [scoreOf(category), bars[category]]
    sayBar(`${page.name}: ${category} ${score}, at least ${bar}`, score >= bar)
  }
  if (sides.twin.length > 0) sayRatios(page.name, sides, elements)
}
