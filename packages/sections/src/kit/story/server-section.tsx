import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { inSite, type StorySection } from './in-page.tsx'

/** Puts a section into the story as the server sends it: parsed by the browser, not yet alive. */
export function serverSection(canvas: HTMLElement, section: StorySection): HTMLElement {
  const parsed = new DOMParser().parseFromString(renderToString(inSite(section)), 'text/html')
  const place = document.createElement('div')
  place.append(...parsed.body.childNodes)
  canvas.querySelector('[data-scheme]')?.append(place)
  return place
}

/** Brings it to life; `faults` collects every difference from what the server sent, `redraw` shows it with other options. */
export function hydratedSection(place: HTMLElement, section: StorySection) {
  const faults: unknown[] = []
  const onFault = (fault: unknown) => faults.push(fault)
  const root = hydrateRoot(place, inSite(section), { onRecoverableError: onFault, onUncaughtError: onFault })
  return {
    faults,
    redraw: (changed: StorySection) => root.render(inSite(changed)),
    unmount: () => {
      root.unmount()
      place.remove()
    },
  }
}
