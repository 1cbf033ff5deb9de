/** True while the page on screen is the one the server rendered. */
export const firstPage = { isShown: typeof window !== 'undefined' }

let tellHydrated: () => void = () => undefined
const hydrated = new Promise<void>((resolve) => (tellHydrated = resolve))

/** The browser has taken the first page over. */
export const markHydrated = (): void => tellHydrated()

/** Another page comes; the first is taken over before, or what stands of it would be taken for the other. */
export const turnFromFirstPage = (): void => void hydrated.then(() => (firstPage.isShown = false))

const partings = new Set<() => Promise<unknown>>()

/** Work to be done before another page takes the first one's place. */
export const beforeLeaving = (work: () => Promise<unknown>): void => void partings.add(work)

/** Milliseconds after which what neither comes nor fails keeps nobody on the first page. */
const PATIENCE = 8000

const pageAddress = () => location.pathname + location.search
const firstAddress = firstPage.isShown ? pageAddress() : ''

/** The address is the next page’s already, so that the browser asks for its document; who has come back stays. */
const goByBrowser = () => {
  if (pageAddress() !== firstAddress) location.reload()
}

/**
 * Settles when the first page may go; what fails on the way does not keep it, and what never settles not for long. What
 * was done once is no work for the pages that follow.
 */
export async function leaveFirstPage(): Promise<void> {
  await hydrated
  const timer = setTimeout(goByBrowser, PATIENCE)
  const works = [...partings]
  await Promise.allSettled(works.map((work) => work()))
  for (const work of works) partings.delete(work)
  clearTimeout(timer)
}
