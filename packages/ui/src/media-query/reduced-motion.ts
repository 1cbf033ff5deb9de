/** Written out, since the object of all bands would come into every page's first load. */
const REDUCED = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asks for less motion; in the browser only. */
export const isMotionReduced = (): boolean => window.matchMedia(REDUCED).matches

/** How a list is scrolled to a place. */
export const scrollBehavior = (): 'instant' | 'smooth' => (isMotionReduced() ? 'instant' : 'smooth')
