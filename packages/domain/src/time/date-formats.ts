import type { Language } from '../entities/language.ts'

type DateFormats = Readonly<{ day: string; weekday: string }>

/** How each language writes dates, in the notation of dayjs, and what stands between a weekday and a day. */
export const dateFormats: Readonly<Record<Language, DateFormats>> = {
  'en-US': { day: 'MMM D, YYYY', weekday: 'ddd, ' },
  'fr-FR': { day: 'D MMM YYYY', weekday: 'ddd ' },
  'de-DE': { day: 'D. MMM YYYY', weekday: 'ddd, ' },
  'pt-BR': { day: 'D [de] MMM [de] YYYY', weekday: 'ddd, ' },
  'es-ES': { day: 'D [de] MMM [de] YYYY', weekday: 'ddd, ' },
}
