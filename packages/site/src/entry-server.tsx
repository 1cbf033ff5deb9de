export { render } from './server/render.tsx'
export { sheetOrder } from './server/client-files.ts'
export { optionFaults } from '@bellows/sections'
