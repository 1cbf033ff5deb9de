import { standRegion } from '../live-region/said-in-front.ts'
import { lockScroll } from './scroll-lock.ts'

/** While a modal dialog is open the page behind keeps still, and what is said is said inside. */
export function takeFront(dialog: HTMLElement): () => void {
  const unlock = lockScroll()
  const silence = standRegion(dialog)
  return () => {
    silence()
    unlock()
  }
}
