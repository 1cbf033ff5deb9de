import { languageOf, type Language } from '@bellows/domain'
import { deDe } from './de-de.ts'
import { enUs } from './en-us.ts'
import { esEs } from './es-es.ts'
import { frFr } from './fr-fr.ts'
import type { MailTexts } from './mail-texts.ts'
import { ptBr } from './pt-br.ts'

const texts: Readonly<Record<Language, MailTexts>> = {
  'en-US': enUs,
  'fr-FR': frFr,
  'de-DE': deDe,
  'pt-BR': ptBr,
  'es-ES': esEs,
}

export const mailTexts = (language: string): MailTexts => texts[languageOf(language)]
