import { setupI18n } from '@lingui/core'
import type { RouterContext } from '../router-context.ts'
import { business, fakeApi } from './fake-studio.ts'

/** What a page is drawn with, over a given way to the API; nothing is known of any page yet. */
export const fakeContext = (more: Partial<RouterContext> = {}): RouterContext => ({
  businessId: business.id,
  i18n: setupI18n({ locale: 'en-US', messages: { 'en-US': {} } }),
  fetch: fakeApi({}),
  pages: new Map(),
  kept: new Map(),
  crashes: new Map(),
  viewAddress: () => undefined,
  builders: async () => [],
  postedForm: null,
  frame: { page: null },
  leave: async () => undefined,
  ...more,
})
