import { useLingui } from '@lingui/react/macro'
import { useId, useRef, type ComponentProps, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { barHalves, type BarRules, type DrawnItem } from './bar-standing.ts'
import { bar } from './navigation.css.ts'
import { NavigationEntry, type PanelLook } from './navigation-entry.tsx'
import { keyOf, type NavigationItem } from './navigation-item.ts'
import { isInLink } from './is-in-link.ts'
import { useNavigationKeys } from './use-navigation-keys.ts'
import { usePanels, type Panels } from './use-panels.ts'

export type NavigationProps = Omit<ComponentProps<'nav'>, 'children'> &
  Readonly<{
    /** Name of the landmark, e.g. "Main". */
    label: string
    items: readonly NavigationItem[]
    /** Entries beyond this number go under "More"; one number for each of `barSteps` needs a container around the bar. */
    limit?: BarRules['limit']
    /** Breaks the bar into two lists, for bars around a brand: how many of its entries the first one has. */
    splitAt?: BarRules['splitAt']
    /** Takes the last place of the bar, e.g. a button. */
    last?: ReactNode
    panel?: PanelLook['kind']
    align?: PanelLook['align']
    classes?: Readonly<{ root?: string; bar?: string; last?: string }>
  }>

/** Links of a site with panels for what stands under them. Without script the links still lead somewhere. */
export function Navigation({ label, items, limit = items.length, splitAt, ...props }: NavigationProps) {
  const { t } = useLingui()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const { ref, panel = 'dropdown', align = 'start', last, classes, className, ...rest } = props
  const attach = useComposedRefs(root, ref)
  const panels = usePanels(root)
  const onKeyDown = useNavigationKeys(root, panels)
  const halves = barHalves(items, { limit, splitAt, more: t`More` })
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return
    const left = target.closest<HTMLElement>('[data-entry]')
    const isPast = left?.dataset['entry'] === panels.open && !left?.contains(relatedTarget)
    if (isPast || !root.current?.contains(relatedTarget)) panels.close()
  }
  const onClick = (event: MouseEvent) => {
    if (isInLink(event.target)) panels.close()
  }
  const list = { look: { kind: panel, align }, panels, classes }
  return (
    <nav
      ref={attach}
      aria-label={label}
      className={classNames(classes?.root, className)}
      {...rest}
      {...{ onKeyDown, onBlur, onClick }}
    >
      {lists(halves, Boolean(splitAt && last)).map((entries, side, { length }) => (
        <BarList
          key={side === 0 ? 'first' : 'second'}
          id={`${id}-${side}`}
          entries={entries}
          last={side === length - 1 && last}
          {...list}
        />
      ))}
    </nav>
  )
}

/** The bar's lists: one, or two where something stands after the break. */
const lists = ([first, second]: [DrawnItem[], DrawnItem[]], hasSecond: boolean) =>
  hasSecond || second.length > 0 ? [first, second] : [first]

type BarListProps = Pick<NavigationProps, 'classes' | 'last'> &
  Readonly<{ id: string; entries: readonly DrawnItem[]; look: PanelLook; panels: Panels }>

function BarList({ id, entries, last, classes, ...entry }: BarListProps) {
  return (
    <ul className={classNames(bar, classes?.bar)}>
      {entries.map((item, i) => (
        <NavigationEntry key={keyOf(item)} id={`${id}-${i}`} item={item} {...entry} />
      ))}
      {last && <li className={classes?.last}>{last}</li>}
    </ul>
  )
}
