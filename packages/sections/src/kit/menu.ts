import { menuHref, type MenuItem } from '@bellows/domain'
import type { NavigationItem } from '@bellows/ui'
import { useHost } from './host.tsx'

const toNavigation = (items: readonly MenuItem[], path: string): NavigationItem[] =>
  items
    .filter(({ title }) => title.trim() !== '')
    .map((item) => {
      const href = menuHref(item) ?? undefined
      return {
        title: item.title,
        href,
        isCurrent: href === path,
        children: toNavigation(item.children, path),
      }
    })

/** The section's own menu, else the theme's, with the current page marked. */
export function useMenu(own: readonly MenuItem[]): NavigationItem[] {
  const { menuItems, path } = useHost()
  return toNavigation(own.length > 0 ? own : menuItems, path)
}
