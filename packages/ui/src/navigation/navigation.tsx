import { useLingui } from '@lingui/react/macro'
import { useId, useRef, type ComponentProps, type FocusEvent, type MouseEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { bar } from './navigation.css.ts'
import { NavigationEntry, type PanelLook } from './navigation-entry.tsx'
import { keyOf, splitForLimit, type NavigationItem } from './navigation-item.ts'
import { isInLink } from './is-in-link.ts'
import { useNavigationKeys } from './use-navigation-keys.ts'
import { usePanels } from './use-panels.ts'

export type NavigationProps = Omit<ComponentProps<'nav'>, 'children'> &
  Readonly<{
    /** Name of the landmark, e.g. "Main". */
    label: string
    items: readonly NavigationItem[]
    /** Entries beyond this number go under "More". */
    limit?: number
    /** Breaks the bar into two lists, the first of that many entries, for bars around a brand. */
    splitAt?: number | undefined
    panel?: PanelLook['kind']
    align?: PanelLook['align']
    classes?: Readonly<{ root?: string; bar?: string }>
  }>

/** Links of a site with panels for what stands under them. Without script the links still lead somewhere. */
export function Navigation({ label, items, limit = items.length, splitAt, ...props }: NavigationProps) {
  const { t } = useLingui()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const { ref, panel = 'dropdown', align = 'start', classes, className, ...rest } = props
  const attach = useComposedRefs(root, ref)
  const panels = usePanels(root)
  const onKeyDown = useNavigationKeys(root, panels)
  const { inline, more } = splitForLimit(items, limit)
  const entries = more.length > 0 ? [...inline, { title: t`More`, children: more }] : inline
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) panels.close()
  }
  const onClick = (event: MouseEvent) => {
    if (isInLink(event.target)) panels.close()
  }
  const listOf = (from: number, to: number) => (
    <ul className={classNames(bar, classes?.bar)}>
      {entries.slice(from, to).map((item, i) => (
        <NavigationEntry
          key={keyOf(item)}
          id={`${id}-${from + i}`}
          item={item}
          look={{ kind: panel, align }}
          panels={panels}
        />
      ))}
    </ul>
  )
  const middle = splitAt ?? entries.length
  return (
    <nav
      ref={attach}
      aria-label={label}
      className={classNames(classes?.root, className)}
      {...rest}
      {...{ onKeyDown, onBlur, onClick }}
    >
      {listOf(0, middle)}
      {middle < entries.length && listOf(middle, entries.length)}
    </nav>
  )
}
