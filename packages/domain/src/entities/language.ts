export const languages = ['en-US', 'fr-FR', 'de-DE', 'pt-BR', 'es-ES'] as const

export type Language = (typeof languages)[number]

export const fallbackLanguage: Language = 'en-US'

/** The language itself when it is one of the five, else the fallback. */
export function languageOf(locale: string): Language {
  return languages.find((language) => language === locale) ?? fallbackLanguage
}
