/** One entry of a menu; without `href` it only holds its children. */
export type NavigationItem = Readonly<{
  title: string
  href?: string | undefined
  isCurrent?: boolean | undefined
  children?: readonly NavigationItem[] | undefined
}>

export const childrenOf = (item: NavigationItem): readonly NavigationItem[] => item.children ?? []

/** Tells an entry from its neighbours. */
export const keyOf = ({ title, href = '' }: NavigationItem): string => `${title} ${href}`

/** Whether the current page is this entry or stands under it. */
export const leadsToCurrent = (item: NavigationItem): boolean =>
  item.isCurrent === true || childrenOf(item).some(leadsToCurrent)
