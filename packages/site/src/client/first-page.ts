/** True while the page on screen is the one the server rendered. */
export const firstPage = { isShown: typeof window !== 'undefined' }

const partings = new Set<() => Promise<unknown>>()

/** Work to be done before another page takes the first one's place. */
export const beforeLeaving = (work: () => Promise<unknown>): void => void partings.add(work)

/** Settles when the first page may go; what fails on the way does not keep it. */
export const leaveFirstPage = (): Promise<unknown> =>
  Promise.allSettled(Array.from(partings, (work) => work()))
