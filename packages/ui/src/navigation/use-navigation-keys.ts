import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { columnKeys, isForBrowser, rowKeys } from '../roving/line-keys.ts'
import { movedIndex } from '../roving/moved-index.ts'
import type { Panels } from './use-panels.ts'

/** What stands somewhere else at the bar's width, and is hidden here, has no box. */
const find = (root: Element | null | undefined, selector: string) =>
  [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (each) => each.getClientRects().length > 0,
  )

type Line = Readonly<{ controls: readonly HTMLElement[]; index: number }>

function move(event: KeyboardEvent, { controls, index }: Line, keys: readonly [string, string]) {
  const moved = movedIndex(event.key, { index, count: controls.length }, keys)
  if (moved === null) return
  event.preventDefault()
  controls[moved]?.focus()
}

function inPanel(event: KeyboardEvent, entry: HTMLElement, target: Element) {
  const controls = find(entry, '[data-navigation-panel] a')
  const index = controls.findIndex((link) => link === target)
  if (event.key !== 'ArrowUp' || index > 0) return move(event, { controls, index }, columnKeys)
  event.preventDefault()
  return find(entry, '[data-top]')[0]?.focus()
}

/** Arrow keys, Home, End and Esc of a menu bar of links with panels. */
export function useNavigationKeys(root: RefObject<HTMLElement | null>, panels: Panels) {
  const enterPanel = (entry: HTMLElement) => {
    flushSync(() => panels.show(entry.dataset['entry'] ?? ''))
    find(entry, '[data-navigation-panel] a')[0]?.focus()
  }
  const onTop = (event: KeyboardEvent, entry: HTMLElement) => {
    if (event.key === 'ArrowDown' && entry.querySelector('[data-navigation-panel]')) {
      event.preventDefault()
      enterPanel(entry)
      return
    }
    const entries = find(root.current, '[data-entry]')
    const controls = entries.flatMap((each) => find(each, '[data-top]'))
    move(event, { controls, index: entries.indexOf(entry) }, rowKeys(entry))
  }
  const leave = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    find(root.current, '[aria-expanded="true"]')[0]?.focus()
    panels.close()
  }
  return (event: KeyboardEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.key === 'Escape' && panels.open) return leave(event)
    const entry = event.target.closest<HTMLElement>('[data-entry]')
    if (!entry || isForBrowser(event)) return
    if (event.target.closest('[data-navigation-panel]')) inPanel(event, entry, event.target)
    else onTop(event, entry)
  }
}
