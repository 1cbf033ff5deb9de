import { atelier } from './atelier.ts'
import { hearth } from './hearth.ts'

export const typographyThemes = { atelier, hearth }
export type TypographyId = keyof typeof typographyThemes
