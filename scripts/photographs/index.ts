export { drawPhotographs } from './draw-photographs.ts'
