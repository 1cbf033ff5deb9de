import type { Scheme } from './scheme.ts'

/** What a theme's style text is made of: what all use, faces by their kind, and each scheme. */
export type ThemePiece = 'root' | 'upright' | 'slanted' | 'extended' | Scheme
