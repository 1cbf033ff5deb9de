import * as z from 'zod/mini'
import { HEX } from './contrast.ts'

/** A colour of a theme that is stored or sent. */
export const hexColor = z.string().check(z.regex(HEX))
