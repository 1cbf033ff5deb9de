import { inlineVars } from '@bellows/tokens'
import { useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Look } from '../looks/looks.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { bandVars, item, list, ratio as ratioVar } from './justified-rows.css.ts'
import { bands, knownRatio, rowHeights, rowPlaces, type RowHeight, type RowPlace } from './row-places.ts'
import { rowSizes } from './row-sizes.ts'
import { useListWidth } from './use-list-width.ts'

export type JustifiedItem = Readonly<{
  id: string
  /** Width / height; unknown counts as 3:2. */
  ratio?: number
  /** Fills the frame that its row gives it; gets the `sizes` of its picture. */
  content: (sizes: string) => ReactNode
}>
export type JustifiedRowsProps = Omit<ComponentProps<'ul'>, 'children'> &
  Readonly<{
    items: readonly JustifiedItem[]
    /** 200, 400 or 600 px; three quarters of it on tablets, 0.6 on phones. */
    rowHeight?: RowHeight
    gap?: Look<typeof list, 'gap'>
  }>

type Band = keyof typeof bands
const bandNames = ['m', 't', 'd'] as const satisfies readonly Band[]
/** The gaps in pixels, near enough to choose the rows by; the style sheet has the true ones. */
const GAPS = { none: 0, s: 8, m: 24, l: 48 }

function useRows(items: readonly JustifiedItem[], target: number, gap: number) {
  const ref = useRef<HTMLUListElement>(null)
  const measured = useListWidth(ref)
  const key = items.map(({ ratio }) => knownRatio(ratio)).join()
  const places = useMemo(() => {
    const ratios = key ? key.split(',').map(Number) : []
    const placesIn = (band: Band) => {
      const { width, share } = bands[band]
      return rowPlaces(ratios, { target: target * share, gap, assumed: width, measured })
    }
    return { m: placesIn('m'), t: placesIn('t'), d: placesIn('d') }
  }, [key, target, gap, measured])
  return { ref, places }
}

const varsOf = (band: Band, { share, gaps: count, grow, rest }: RowPlace) => ({
  [bandVars[band].share]: `${share}`,
  [bandVars[band].gaps]: `${count}`,
  [bandVars[band].grow]: `${grow}`,
  [bandVars[band].rest]: `${rest}`,
})

/**
 * A list in item order, in rows that fill the width without cropping: full in the server's HTML at any width, broken
 * anew where that makes rows too low or too high.
 */
export function JustifiedRows({ items, rowHeight = 'medium', gap = 's', ...props }: JustifiedRowsProps) {
  const { ref: given, className, ...rest } = props
  const { ref, places } = useRows(items, rowHeights[rowHeight], GAPS[gap])
  return (
    <ul ref={useComposedRefs(ref, given)} className={classNames(list({ gap }), className)} {...rest}>
      {items.map((each, i) => {
        const [m, t, d] = bandNames.map((band) => places[band][i])
        if (!m || !t || !d) return null
        const vars = { ...varsOf('m', m), ...varsOf('t', t), ...varsOf('d', d) }
        return (
          <li
            key={each.id}
            className={item}
            style={inlineVars({ ...vars, [ratioVar]: `${knownRatio(each.ratio)}` })}
          >
            {each.content(rowSizes({ m, t, d }))}
          </li>
        )
      })}
    </ul>
  )
}
