export { createRouter } from './router.tsx'
