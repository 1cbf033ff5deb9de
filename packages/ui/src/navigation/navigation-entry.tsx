import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icon/icon.tsx'
import type { Looks } from '../looks/looks.ts'
import { whileOver } from '../mouse/while-over.ts'
import * as css from './navigation.css.ts'
import { currentAt, type DrawnItem } from './bar-standing.ts'
import { childrenOf } from './navigation-item.ts'
import { PanelList } from './panel-list.tsx'
import type { Panels } from './use-panels.ts'

export type PanelLook = Looks<typeof css.panel>
type EntryProps = Readonly<{ id: string; item: DrawnItem; look: PanelLook; panels: Panels }>

/** `data-shut` is set by the page while a pointer rests on an entry whose panel was closed before there was code. */
const unlessShut = (act: () => void) => (entry: HTMLElement) => {
  if (entry.dataset['shut'] === undefined) act()
}

export function NavigationEntry({ id, item, look, panels }: EntryProps) {
  const hasPanel = childrenOf(item).length > 0
  const isOpen = panels.open === id
  return (
    <li
      className={css.entry({ kind: look.kind })}
      data-at={item.at}
      data-entry={id}
      {...whileOver({
        enter: unlessShut(() => panels.enter(id, hasPanel)),
        leave: unlessShut(() => panels.leave()),
      })}
    >
      {item.href !== undefined && <TopLink item={item} />}
      {item.href === undefined && !hasPanel && <span className={css.word}>{item.title}</span>}
      {hasPanel && <PanelButton id={id} item={item} isOpen={isOpen} onPress={() => panels.toggle(id)} />}
      {hasPanel && (
        <ul
          id={id}
          hidden={!isOpen}
          data-navigation-panel=""
          data-surface="secondary"
          className={css.panel(look)}
        >
          <PanelList items={childrenOf(item)} />
        </ul>
      )}
    </li>
  )
}

function TopLink({ item }: Readonly<{ item: DrawnItem }>) {
  return (
    <a
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-current={currentAt(item)}
      data-top=""
      className={css.top}
    >
      {item.title}
    </a>
  )
}

type ButtonProps = Readonly<{ id: string; item: DrawnItem; isOpen: boolean; onPress: () => void }>

function PanelButton({ id, item, isOpen, onPress }: ButtonProps) {
  const { t } = useLingui()
  const { title } = item
  const state = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: onPress }
  const chevron = <Icon name="chevron-down" size="small" className={css.chevron} />
  if (item.href === undefined) {
    return (
      <button type="button" {...state} data-top="" data-current={currentAt(item)} className={css.top}>
        {title}
        {chevron}
      </button>
    )
  }
  return (
    <button type="button" {...state} aria-label={t`Pages under ${title}`} className={css.chevronButton}>
      {chevron}
    </button>
  )
}
