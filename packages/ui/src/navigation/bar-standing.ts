import { barWidths } from '@bellows/tokens'
import { leadsToCurrent, type NavigationItem } from './navigation-item.ts'

/** An entry as it is drawn in one place: `at` names the steps of the bar's width where it stands there, if not all. */
export type DrawnItem = Omit<NavigationItem, 'children'> &
  Readonly<{ at?: string | undefined; children?: readonly DrawnItem[] | undefined }>

export type BarRules = Readonly<{
  /** How many entries stand in the bar, the same in each width or one number for each of `barSteps`. */
  limit: number | readonly number[]
  /** How many of the bar's entries, "More" among them, stand before its break. */
  splitAt?: ((entries: number) => number) | undefined
  more: string
}>

const steps = barWidths.map((_, step) => step)

/** The steps at which an entry is marked as the current page's, empty for all; `undefined` for none. */
export function currentAt(item: DrawnItem): string | undefined {
  if (item.isCurrent) return ''
  const under = (item.children ?? []).filter(leadsToCurrent)
  if (under.length === 0) return undefined
  return under.some(({ at }) => at === undefined) ? '' : under.map(({ at }) => at).join(' ')
}

/** What one half of the bar holds at each step: the first and the last of the entries, then "More". */
type Span = Readonly<{ from: number; to: number; hasMore: boolean }>

function spansOf(count: number, { limit, splitAt }: BarRules) {
  return steps.map((step): readonly [Span, Span] => {
    const room = typeof limit === 'number' ? limit : (limit[step] ?? count)
    const inline = Math.min(room, count)
    const hasMore = inline < count
    const tops = inline + Number(hasMore)
    const middle = Math.min(splitAt?.(tops) ?? tops, tops)
    return [
      { from: 0, to: Math.min(middle, inline), hasMore: hasMore && middle > inline },
      { from: Math.min(middle, inline), to: inline, hasMore: hasMore && middle <= inline },
    ]
  })
}

/**
 * What each half of the bar draws. An entry that stands in the bar at some of its widths and under "More" at others, or
 * on another side of the break, is drawn in both places.
 */
export function barHalves(items: readonly NavigationItem[], rules: BarRules): [DrawnItem[], DrawnItem[]] {
  const spans = spansOf(items.length, rules)
  const draw = (item: DrawnItem, isThere: (spans: readonly [Span, Span]) => boolean): DrawnItem[] => {
    const at = steps.filter((step) => spans[step] && isThere(spans[step]))
    return at.length === 0 ? [] : [{ ...item, at: at.length === steps.length ? undefined : at.join(' ') }]
  }
  const folded = items.flatMap((item, index) => draw(item, ([, { to }]) => index >= to))
  const half = (side: 0 | 1) => [
    ...items.flatMap((item, index) => draw(item, ({ [side]: { from, to } }) => index >= from && index < to)),
    ...draw({ title: rules.more, children: folded }, ({ [side]: { hasMore } }) => hasMore),
  ]
  return [half(0), half(1)]
}
