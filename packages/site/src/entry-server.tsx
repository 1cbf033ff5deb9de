export { render } from './server/render.tsx'
export { siteFiles } from './server/sharing/site-files.ts'
export { sheetOrder } from './server/client-files.ts'
export { optionFaults } from '@bellows/sections'
