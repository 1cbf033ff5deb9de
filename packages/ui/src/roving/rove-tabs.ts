import type { KeyboardEvent } from 'react'
import { columnKeys, isForBrowser, rowKeys } from './line-keys.ts'
import { movedIndex } from './moved-index.ts'

type Tabs = Readonly<{ index: number; onPick: (index: number) => void }>

const isColumn = (list: Element) => getComputedStyle(list).flexDirection === 'column'

/** Arrows, Home and End in a tab list: the tab that takes the focus is picked at once. */
export function roveTabs(event: KeyboardEvent<HTMLElement>, { index, onPick }: Tabs): void {
  if (isForBrowser(event)) return
  const list = event.currentTarget
  const tabs = list.querySelectorAll<HTMLElement>('[role="tab"]')
  const keys = isColumn(list) ? columnKeys : rowKeys(list)
  const moved = movedIndex(event.key, { index, count: tabs.length }, keys)
  if (moved === null) return
  event.preventDefault()
  onPick(moved)
  tabs[moved]?.focus({ preventScroll: true })
}
