import { inlineVars } from '@bellows/tokens'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Look } from '../looks/looks.ts'
import { galleryColumns } from './gallery-columns.ts'
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
    gap?: Look<typeof list, 'gap'>
  }>

const bandNames = ['m', 'd', 'xl'] as const

/** A list in item order, placed in even columns by the style sheet alone: right in the server's HTML at any width. */
export function Masonry({ items, columns, gap = 's', className, style, ...rest }: MasonryProps) {
  const counts = galleryColumns(columns)
  const ratios = items.map((each) => each.ratio)
  const placements = bandNames.map((name) => placeInColumns(ratios, counts[name]))
  const placeOf = (index: number) =>
    bandNames.flatMap((name, i) => {
      const placement = placements[i]?.[index]
      if (!placement) return []
      return [
        [bands[name].column, `${placement.column + 1}`],
        [bands[name].offset, `${placement.offset}`],
        [bands[name].above, `${placement.above}`],
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
