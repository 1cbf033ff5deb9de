/**
 * Runs work at once, or, while a mouse button is down, after the press has ended. An error that appears
 * between press and release would move the button from under the pointer, and the click would be lost.
 */
export function afterPress(page: Document): { run: (work: () => void) => void; stop: () => void } {
  let isDown = false
  let waiting: (() => void)[] = []
  const down = () => (isDown = true)
  const flush = () => {
    const due = waiting
    waiting = []
    for (const work of due) work()
  }
  const up = () => {
    isDown = false
    setTimeout(flush)
  }
  page.addEventListener('mousedown', down, true)
  page.addEventListener('mouseup', up, true)
  return {
    run: (work) => void (isDown ? waiting.push(work) : work()),
    stop: () => {
      page.removeEventListener('mousedown', down, true)
      page.removeEventListener('mouseup', up, true)
    },
  }
}
