import { languages, type Language } from '@bellows/domain'
import { isWhole } from './crosses.ts'

/** Copies of the demo studios in every language; in an ordinary run those of the first, and the second in its own. */
export type Spoken = Readonly<{ studio: string; original: string; language: Language }>

const own: Readonly<Record<string, Language>> = { 'alder-and-wren': 'en-US', 'studio-brisant': 'fr-FR' }

const inLanguage = (original: string, language: Language): Spoken => ({
  studio: language === own[original] ? original : `${original}-in-${language.toLowerCase()}`,
  original,
  language,
})

export const spoken: readonly Spoken[] = Object.keys(own).flatMap((original) =>
  languages
    .filter((language) => isWhole || original === 'alder-and-wren' || language === own[original])
    .map((language) => inLanguage(original, language)),
)

/** Of those, what has to be made of the studio that comes with the product. */
export const translated = spoken.filter(({ studio, original }) => studio !== original)
