import { media } from '@bellows/tokens'

/** Whether the visitor asks for less motion; in the browser only. */
export const isMotionReduced = (): boolean => window.matchMedia(media.reducedMotion).matches

/** How a list is scrolled to a place. */
export const scrollBehavior = (): 'instant' | 'smooth' => (isMotionReduced() ? 'instant' : 'smooth')
