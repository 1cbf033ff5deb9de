import type { Scheme } from './scheme.ts'

/**
 * What a theme's style text is made of: what all use, faces by their kind, and each scheme. Slanted are the stand-ins of
 * italics, which are files of their own.
 */
export type ThemePiece = 'root' | 'upright' | 'slanted' | 'italic' | 'extended' | Scheme
