/** By way of a module without side effects: a page without a carousel gets none of its styles. */
export { carouselVars } from './carousel.css.ts'
