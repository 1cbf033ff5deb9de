/** By way of a module without side effects: a page without a rail gets none of its styles. */
export { railVars } from './rail.css.ts'
