import { useLingui } from '@lingui/react/macro'
import { useId, useRef, type ComponentProps, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { bar } from './navigation.css.ts'
import { NavigationEntry, type PanelLook } from './navigation-entry.tsx'
import { keyOf, splitForLimit, type NavigationItem } from './navigation-item.ts'
import { isInLink } from './is-in-link.ts'
import { useNavigationKeys } from './use-navigation-keys.ts'
import { usePanels, type Panels } from './use-panels.ts'

export type NavigationProps = Omit<ComponentProps<'nav'>, 'children'> &
  Readonly<{
    /** Name of the landmark, e.g. "Main". */
    label: string
    items: readonly NavigationItem[]
    /** Entries beyond this number go under "More". */
    limit?: number
    /** Breaks the bar into two lists, the first of that many entries, for bars around a brand. */
    splitAt?: number | undefined
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
  const { inline, more } = splitForLimit(items, limit)
  const entries = more.length > 0 ? [...inline, { title: t`More`, children: more }] : inline
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
      {halves(entries, splitAt, last).map((half) => (
        <BarList key={half.from} id={id} {...half} {...list} />
      ))}
    </nav>
  )
}

type Half = Readonly<{ from: number; entries: readonly NavigationItem[]; last?: ReactNode }>

/** The bar's lists: one, or two where it is broken and something stands after the break. */
function halves(entries: readonly NavigationItem[], splitAt: number | undefined, last: ReactNode): Half[] {
  const middle = splitAt ?? entries.length
  const isWhole = middle >= entries.length && (splitAt === undefined || !last)
  if (isWhole) return [{ from: 0, entries, last }]
  return [
    { from: 0, entries: entries.slice(0, middle) },
    { from: middle, entries: entries.slice(middle), last },
  ]
}

type BarListProps = Half &
  Pick<NavigationProps, 'classes'> &
  Readonly<{ id: string; look: PanelLook; panels: Panels }>

function BarList({ id, from, entries, last, classes, ...entry }: BarListProps) {
  return (
    <ul className={classNames(bar, classes?.bar)}>
      {entries.map((item, i) => (
        <NavigationEntry key={keyOf(item)} id={`${id}-${from + i}`} item={item} {...entry} />
      ))}
      {last && <li className={classes?.last}>{last}</li>}
    </ul>
  )
}
