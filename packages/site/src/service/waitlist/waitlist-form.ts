import { emailField, fits, isDay, LONG_TEXT_MAX, messages, phoneField, shortTextField } from '@bellows/domain'
import * as z from 'zod/mini'

/** Names of the fields in which a day is written, where a service has no dates to choose from. */
export const dayFields = ['firstDay', 'secondDay', 'thirdDay'] as const

/** A day from today on, or none. */
const openDay = (today: string) =>
  z.string().check(
    z.refine((day) => day.trim() === '' || isDay(day), { error: messages.date, abort: true }),
    z.refine((day) => day.trim() === '' || day >= today, messages.pastDate),
  )

/** Who waits, for which days; no day means any. `today` is the studio's. */
export const waitlistForm = (today: string) =>
  z.object({
    fullName: shortTextField,
    email: emailField,
    phone: phoneField,
    days: z.array(z.string()),
    firstDay: openDay(today),
    secondDay: openDay(today),
    thirdDay: openDay(today),
    note: z.string().check(z.refine((text) => fits(text, LONG_TEXT_MAX), messages.longLength)),
  })

export type WaitlistForm = z.output<ReturnType<typeof waitlistForm>>

/** Every day that was named, once; of those that were chosen the ones that are `offered` still. */
export function namedDays(values: WaitlistForm, offered: readonly string[]): string[] {
  const chosen = values.days.filter((day) => offered.includes(day))
  const written = dayFields.map((name) => values[name]).filter((day) => day.trim() !== '')
  return [...new Set([...chosen, ...written])]
}
