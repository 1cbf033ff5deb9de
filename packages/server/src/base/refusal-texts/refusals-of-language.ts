import { languageOf, type Language } from '@bellows/domain'
import { deDe } from './refusals-de-de.ts'
import { enUs } from './refusals-en-us.ts'
import { esEs } from './refusals-es-es.ts'
import { frFr } from './refusals-fr-fr.ts'
import { ptBr } from './refusals-pt-br.ts'
import type { RefusalTexts } from './refusal-texts.ts'

const texts: Readonly<Record<Language, RefusalTexts>> = {
  'en-US': enUs,
  'fr-FR': frFr,
  'de-DE': deDe,
  'pt-BR': ptBr,
  'es-ES': esEs,
}

export const refusalTexts = (language: string): RefusalTexts => texts[languageOf(language)]
