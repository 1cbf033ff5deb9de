import { useEffect, useRef } from 'react'
import { scrollBehavior } from '../media-query/reduced-motion.ts'

/** Scroll position that puts the middle of `item` in the middle of `list`, along both axes. */
function middleOf(list: HTMLElement, item: HTMLElement) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  return {
    left: list.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2,
    top: list.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2,
  }
}

/** Ref of a scrolling list that brings its `selector` into view whenever `key` changes; the page stays where it is. */
export function useKeepInView<T extends HTMLElement>(selector: string, key: unknown) {
  const list = useRef<T>(null)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    const item = list.current?.querySelector<HTMLElement>(selector)
    if (!list.current || !item) return
    list.current.scrollTo({ ...middleOf(list.current, item), behavior: scrollBehavior() })
  }, [selector, key])
  return list
}
