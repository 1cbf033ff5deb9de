export const languages = ['en-US', 'fr-FR', 'de-DE', 'pt-BR', 'es-ES'] as const

export type Language = (typeof languages)[number]

export const fallbackLanguage: Language = 'en-US'
