export const PADDING_DEFAULT = 96
export const PADDING_MIN = 0
export const PADDING_MAX = 320
