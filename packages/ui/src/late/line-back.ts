/** Milliseconds: a line that is back by the browser’s word may need a moment more. */
export const LINE_SETTLES = 2000

/** Settles as soon as the browser says that the line is back. */
export const lineBack = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
