import { inlineVars } from '@bellows/tokens'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Look } from '../looks/looks.ts'
import { galleryColumns } from './gallery-columns.ts'
import { gapShares } from './gap-shares.ts'
import { bands, item, list, ratio } from './masonry.css.ts'
import { clampRatio, placeInColumns } from './place-in-columns.ts'

export type MasonryItem = Readonly<{
  id: string
  /** Width / height; unknown counts as 3:2. */
  ratio?: number
  /** Fills the frame that the ratio gives. */
  content: ReactNode
}>
export type MasonryProps = Omit<ComponentProps<'ul'>, 'children'> &
  Readonly<{
    items: readonly MasonryItem[]
    /** The owner's columns, 1 to 5; fewer below 1440 px. */
    columns: number
    /** Items that come at a time, if not all at once: those that are there stay where they are. */
    batch?: number
    gap?: Look<typeof list, 'gap'>
  }>

const bandNames = ['m', 'd', 'xl'] as const

const trimmed = (name: string, own: number | undefined, trim: number) =>
  trim === 1 ? [] : [[name, `${Number((clampRatio(own) / trim).toFixed(4))}`]]

/** A list in item order, placed in even columns by the style sheet alone: right in the server's HTML at any width. */
export function Masonry({ items, columns, batch, gap = 's', ...props }: MasonryProps) {
  const { className, style, ...rest } = props
  const counts = galleryColumns(columns)
  const ratios = items.map((each) => each.ratio)
  const gaps = gapShares(gap, columns)
  const placements = bandNames.map((name) => placeInColumns(ratios, counts[name], { batch, gap: gaps[name] }))
  const placeOf = (index: number) =>
    bandNames.flatMap((name, i) => {
      const placement = placements[i]?.[index]
      if (!placement) return []
      return [
        [bands[name].column, `${placement.column + 1}`],
        [bands[name].offset, `${placement.offset}`],
        [bands[name].above, `${placement.above}`],
        ...trimmed(bands[name].trimmed, ratios[index], placement.trim),
      ]
    })
  const columnsOf = bandNames.map((name) => [bands[name].columns, `${counts[name]}`])
  return (
    <ul
      className={classNames(list({ gap }), className)}
      style={{ ...style, ...inlineVars(Object.fromEntries(columnsOf)) }}
      {...rest}
    >
      {items.map((each, i) => (
        <li
          key={each.id}
          className={item}
          style={inlineVars({ ...Object.fromEntries(placeOf(i)), [ratio]: `${clampRatio(each.ratio)}` })}
        >
          {each.content}
        </li>
      ))}
    </ul>
  )
}
