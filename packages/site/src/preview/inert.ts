const linkIn = ({ target }: Event) => target instanceof Element && target.closest('a[href]')

const refuseLink = (event: Event) => {
  if (linkIn(event)) event.preventDefault()
}

const refuseForm = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Nothing leaves the preview: no link leads anywhere and no form is sent, whoever listens to them. */
export function keepInside(signal: AbortSignal): void {
  const first = { signal, capture: true }
  addEventListener('click', refuseLink, first)
  addEventListener('auxclick', refuseLink, first)
  addEventListener('submit', refuseForm, first)
}
