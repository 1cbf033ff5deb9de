import * as z from 'zod/mini'
import { languages } from './language.ts'

export const languageSchema = /* #__PURE__ */ z.enum(languages)
