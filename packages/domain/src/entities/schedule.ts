import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { clockSchema, daySchema } from './wire.ts'

export const windowSchema = z.object({ from: clockSchema, to: clockSchema })

/** A weekly opening window (1 is Monday), or the windows of one exceptional day (none: closed). */
export const scheduleSchema = z.union([
  z.extend(windowSchema, { weekday: wholeNumber(1, 7) }),
  z.object({ date: daySchema, windows: z.array(windowSchema) }),
])

export type OpeningWindow = z.output<typeof windowSchema>
export type Schedule = z.output<typeof scheduleSchema>
