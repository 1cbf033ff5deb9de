import * as z from 'zod/mini'
import {
  businessSchema,
  languageSchema,
  pageSchema,
  shownGroupsSchema,
  siteSchema,
  slugSchema,
} from '@bellows/domain'
import { endpoint } from './endpoint.ts'

export const getEnums = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/enums',
  input: z.strictObject({}),
  output: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
})

/** A language's compiled message catalogue. */
export const getTranslations = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/translations/languages/:lng',
  input: z.strictObject({ lng: languageSchema }),
  output: z.object({ language: languageSchema, messages: z.record(z.string(), z.unknown()) }),
})

export const getBusiness = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/business',
  input: z.strictObject({}),
  output: businessSchema,
})

export const getSite = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/site',
  input: z.strictObject({}),
  output: siteSchema,
})

/** What the studio is asked, how it works and what clients say: asked for by pages that show some of it. */
export const getShownGroups = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/groups',
  input: z.strictObject({}),
  output: shownGroupsSchema,
})

/** `home` is the page without a slug. */
export const getPage = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/pages/:slug',
  input: z.strictObject({ slug: slugSchema }),
  output: pageSchema,
})
