import type { DrawnItem } from './bar-standing.ts'
import { nested, panelLink, panelTitle, standing } from './navigation.css.ts'
import { childrenOf, keyOf } from './navigation-item.ts'

/** Entries of a panel; each further level is indented under its parent. */
export function PanelList({ items }: Readonly<{ items: readonly DrawnItem[] }>) {
  return items.map((item) => (
    <li key={keyOf(item)} data-at={item.at} className={item.at === undefined ? undefined : standing}>
      {item.href === undefined ? (
        <span className={panelTitle}>{item.title}</span>
      ) : (
        <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined} className={panelLink}>
          {item.title}
        </a>
      )}
      {childrenOf(item).length > 0 && (
        <ul className={nested}>
          <PanelList items={childrenOf(item)} />
        </ul>
      )}
    </li>
  ))
}
