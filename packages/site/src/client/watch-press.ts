const ends = ['pointerup', 'pointercancel']

/** Watches from now on. The answer settles when no press is under way: nothing may move between its two halves. */
export function watchPress(): () => Promise<void> {
  let isPressed = false
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ends) addEventListener(end, () => (isPressed = false), true)
  return () =>
    isPressed
      ? new Promise((resolve) => {
          // A task later, when the click that follows has been kept.
          for (const end of ends)
            addEventListener(end, () => setTimeout(resolve), { once: true, capture: true })
        })
      : Promise.resolve()
}
