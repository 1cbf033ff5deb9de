import { inlineVars } from '@bellows/tokens'
import type { CSSProperties } from 'react'
import { bands } from './service-list-2.css.ts'
import { drawnOut, isLower, isTall, stagger, type Stagger, type Step } from './stagger.ts'

/** Columns on tablets, and at most so many below the widest screens. */
const TABLET = 2
const DESKTOP_MAX = 3

type Band = (typeof bands)['d']
type Vars = [name: string, value: string][]

const bit = (is: boolean) => (is ? '1' : '0')

const rowsOf = ({ depths }: Stagger) => Math.max(...depths)

function gridVars(band: Band, plan: Stagger): Vars {
  const { depths } = plan
  const rows = rowsOf(plan)
  const tallRows = Math.max(0, ...depths.filter((_, index) => isTall(index + 1)))
  return [
    [band.columns, `${depths.length}`],
    [band.rows, `${rows}`],
    // Without a tall card no tall column sets the end.
    [band.tallRows, `${tallRows || -rows}`],
    [band.endsLower, bit(depths.some((depth, index) => isLower(index + 1) && depth === rows))],
    [band.goesOn, bit(rows > 1)],
  ]
}

function cardVars(band: Band, step: Step, plan: Stagger): Vars {
  const { column, row } = step
  const { drop, grow } = drawnOut(step, plan)
  return [
    [band.column, `${column}`],
    [band.row, `${row}`],
    [band.isTall, bit(isTall(column))],
    [band.isLower, bit(isLower(column))],
    [band.hasMore, bit(row < rowsOf(plan))],
    [band.drop, drop.toFixed(2)],
    [band.grow, grow.toFixed(2)],
  ]
}

const styleOf = (vars: Vars): CSSProperties => inlineVars(Object.fromEntries(vars))

type Setting = { count: number; columns: number; isInside: boolean }

/** What the style sheet must know to lay so many cards in steps; `isWide`: the widest screens differ. */
export function staggerVars({ count, columns, isInside }: Setting) {
  const before = isInside ? 1 : 0
  const desktop = Math.min(columns, DESKTOP_MAX)
  const isWide = columns > desktop
  const plans: [Band, Stagger][] = [
    [bands.t, stagger(count, TABLET, 0)],
    [bands.d, stagger(count, desktop, before)],
  ]
  if (isWide) plans.push([bands.xl, stagger(count, columns, before)])
  return {
    isWide,
    grid: styleOf(plans.flatMap(([band, plan]) => gridVars(band, plan))),
    card: (index: number) =>
      styleOf(
        plans.flatMap(([band, plan]) => {
          const step = plan.steps[index]
          return step ? cardVars(band, step, plan) : []
        }),
      ),
  }
}
