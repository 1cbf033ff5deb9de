import { fern } from './fern.ts'
import { linen } from './linen.ts'
import { oxblood } from './oxblood.ts'
import { safelight } from './safelight.ts'
import { salt } from './salt.ts'
import { tide } from './tide.ts'

export const palettes = { salt, linen, fern, oxblood, safelight, tide }
export type PaletteId = keyof typeof palettes
