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

/** Settles when the first page may go; what fails on the way does not keep it. */
export async function leaveFirstPage(): Promise<void> {
  await hydrated
  await Promise.allSettled(Array.from(partings, (work) => work()))
}
