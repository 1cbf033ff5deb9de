export { builderActions, previewActions, PROTOCOL_VERSION, type BuilderAction } from './actions.ts'
export {
  builderMessageSchema,
  pageUpdateSchema,
  themeUpdateSchema,
  type BuilderMessage,
  type PageUpdate,
  type PreviewBrand,
  type PreviewTheme,
  type PreviewView,
  type ShownView,
  type ThemeUpdate,
} from './builder-message.ts'
export { connectPreview, type PreviewConnection, type PreviewListeners } from './connect-preview.ts'
export { MESSAGE_BYTES_MAX, MESSAGE_DEPTH_MAX } from './message-limits.ts'
export { previewMessageSchema, type PreviewMessage, type PreviewProblem } from './preview-message.ts'
export { PROBLEMS_MAX } from './problems-of.ts'
export { readMessage, type ReadMessage } from './read-message.ts'
