import { atelier } from './atelier.ts'
import { contact } from './contact.ts'
import { folio } from './folio.ts'
import { foundry } from './foundry.ts'
import { hearth } from './hearth.ts'
import { marquise } from './marquise.ts'
import { parlour } from './parlour.ts'
import { quarto } from './quarto.ts'

export const typographyThemes = { atelier, quarto, marquise, hearth, parlour, folio, contact, foundry }
export type TypographyId = keyof typeof typographyThemes
