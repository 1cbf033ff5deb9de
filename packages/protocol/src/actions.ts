/** What a builder says to the preview, by the `action` of its message. */
export const builderActions = [
  'web-builder-hello',
  'web-builder-theme-update',
  'web-builder-page-update',
  'web-builder-mark',
  'web-builder-scroll-to',
] as const
export type BuilderAction = (typeof builderActions)[number]

/** What the preview says to its builder. */
export const previewActions = [
  'web-builder-ready',
  'web-builder-applied',
  'web-builder-invalid',
  'web-builder-select',
  'web-builder-padding',
] as const

/** Told with `web-builder-ready`; a change that an older side would misread raises it. */
export const PROTOCOL_VERSION = 1
