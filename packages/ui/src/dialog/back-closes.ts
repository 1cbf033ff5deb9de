import { use, useEffect, useEffectEvent } from 'react'
import { InertSends } from '../button/inert-sends.ts'

/** Marks an entry of the history that stands for what lies over its page. */
const MARK = 'isOver'

let onBack: (() => void) | null = null
let under = ''
let isLeaving = false

const textOf = (state: unknown) => JSON.stringify(state ?? null)

/** The page under it is not told: for a router there is no new place. */
function push(): void {
  under = textOf(history.state)
  History.prototype.pushState.call(history, { ...Object(history.state), [MARK]: true }, '')
}

function heard(event: PopStateEvent): void {
  const isBelow = textOf(event.state) === under
  if (isBelow) event.stopImmediatePropagation()
  const hasLeft = isLeaving
  isLeaving = false
  if (hasLeft && onBack && isBelow) return push()
  window.removeEventListener('popstate', heard, true)
  const close = hasLeft ? null : onBack
  if (!hasLeft) onBack = null
  close?.()
}

function open(close: () => void): void {
  onBack = close
  if (isLeaving) return
  push()
  // Before the router hears it.
  window.addEventListener('popstate', heard, true)
}

/** Takes the entry away again, unless another page stands on it by now. */
function leave(close: () => void): void {
  if (onBack !== close) return
  onBack = null
  if (Object(history.state)[MARK]) {
    isLeaving = true
    history.back()
  } else window.removeEventListener('popstate', heard, true)
}

/** A step back in the history closes what lies over the page, as a phone’s visitors expect, and leads nowhere. */
export function BackCloses({ onClose }: Readonly<{ onClose: () => void }>) {
  const close = useEffectEvent(onClose)
  const isPreview = use(InertSends) !== null
  useEffect(() => {
    // A frame shares its history with the builder around it, whose pages a step back would leave.
    if (isPreview) return undefined
    const own = () => close()
    open(own)
    return () => leave(own)
  }, [isPreview])
  return null
}
