export * from './baseline.ts'
export { forcedColors, printed } from './media-rules.ts'
export { inLargeText } from './large-text.ts'
export * from './story-print.ts'
