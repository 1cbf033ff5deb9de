import { jumpTo } from '../client/jump.ts'

const linkIn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

const refuseLink = (event: Event) => {
  const link = linkIn(event)
  if (!link) return
  event.preventDefault()
  const href = link.getAttribute('href') ?? ''
  // Without a way back: the builder's own history is none of the preview's.
  if (event.type === 'click' && href.startsWith('#')) jumpTo(href)
}

const refuseForm = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Nothing leaves the preview: no link leads out of the page and no form is sent, whoever listens to them. */
export function keepInside(signal: AbortSignal): void {
  const first = { signal, capture: true }
  addEventListener('click', refuseLink, first)
  addEventListener('auxclick', refuseLink, first)
  addEventListener('submit', refuseForm, first)
}
