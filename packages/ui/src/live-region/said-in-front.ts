import { visuallyHidden } from '../layout/visually-hidden.css.ts'
import { SAID_FOR } from './live-region.tsx'

/** The regions of the modal dialogs that stand open, the topmost last: all outside of it is inert, and so silent. */
const regions: HTMLElement[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Gives a modal dialog a region that stands before it speaks, until the returned function is called. */
export function standRegion(dialog: HTMLElement): () => void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('data-said-in-front', '')
  region.className = visuallyHidden
  dialog.append(region)
  regions.push(region)
  return () => {
    region.remove()
    regions.splice(regions.indexOf(region), 1)
  }
}

/** Says a text in the topmost modal dialog; false where none stands open. An empty text takes back what was said. */
export function sayInFront(message: string): boolean {
  const region = regions.at(-1)
  if (!region) return false
  region.textContent = message
  clearTimeout(timer)
  timer = setTimeout(() => region.replaceChildren(), SAID_FOR)
  return true
}
