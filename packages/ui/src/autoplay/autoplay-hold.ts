type Listener = () => void

let holders = 0
const listeners = new Set<Listener>()

const change = (by: number) => {
  holders += by
  for (const listener of listeners) listener()
}

/** Rests everything on the page that plays by itself, until the returned function is called. */
export function holdAutoplay(): () => void {
  let isHeld = true
  change(1)
  return () => {
    if (isHeld) change(-1)
    isHeld = false
  }
}

export const isAutoplayHeld = (): boolean => holders > 0

/** Calls `listener` at every change of `isAutoplayHeld`, until the returned function is called. */
export function onAutoplayHold(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
