import { pressEnds } from './press-ends.ts'

// A finger's mouse events come once it was lifted, too late to tell that it is down.
const begins = ['pointerdown', 'mousedown'] as const

/**
 * Runs work at once, or, while a button, finger or key is down, after that press has ended. What appears
 * between press and release would move the control from under the pointer, and the click would be lost.
 */
export function afterPress(page: Document): { run: (work: () => void) => void; stop: () => void } {
  let unwatch: (() => void) | null = null
  let waiting: (() => void)[] = []
  const flush = () => {
    if (unwatch) return
    const due = waiting
    waiting = []
    for (const work of due) work()
  }
  const up = () => {
    unwatch?.()
    unwatch = null
    // The click follows its release at once, and comes first.
    setTimeout(flush)
  }
  const pressed = (on: EventTarget | null) => (unwatch ??= pressEnds({ page, on, end: up }))
  const down = ({ target }: Event) => pressed(target)
  // A press that began before this code arrived is known by nothing else.
  const pressedEarly = [...page.querySelectorAll(':active')].at(-1)
  if (pressedEarly) pressed(pressedEarly)
  for (const begin of begins) page.addEventListener(begin, down, true)
  return {
    run: (work) => void (unwatch ? waiting.push(work) : work()),
    stop: () => {
      unwatch?.()
      for (const begin of begins) page.removeEventListener(begin, down, true)
    },
  }
}
