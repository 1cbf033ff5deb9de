export { render } from './server/render.tsx'
export { optionFaults } from '@bellows/sections'
