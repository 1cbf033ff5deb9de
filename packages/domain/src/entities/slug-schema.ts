import * as z from 'zod/mini'
import { SLUG_MAX, slugPattern } from './slug.ts'

export const slugSchema = /* #__PURE__ */ z.string().check(z.maxLength(SLUG_MAX), z.regex(slugPattern))
