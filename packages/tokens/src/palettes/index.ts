import { linen } from './linen.ts'
import { salt } from './salt.ts'

export const palettes = { salt, linen }
export type PaletteId = keyof typeof palettes
