import { windowBars } from '@bellows/tokens'
import { useLayoutEffect, type RefObject } from 'react'

/** Tells the page how much of the window's lower edge a part covers; one that was asked for takes the focus. */
export function useFoot(part: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(windowBars.foot, `${element.getBoundingClientRect().height}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(windowBars.foot)
    }
  }, [part])
  useLayoutEffect(() => {
    if (takesFocus) part.current?.focus({ preventScroll: true })
  }, [part, takesFocus])
}
