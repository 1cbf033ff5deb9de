import type { I18n, Messages } from '@lingui/core'
import type { ApiFetch } from '../router-context.ts'

async function load(fetch: ApiFetch, i18n: I18n): Promise<void> {
  const [{ getTranslations }, { callApi }] = await Promise.all([
    import('@bellows/api'),
    import('../pages/call-api.ts'),
  ])
  const { messages } = await callApi({ fetch }, getTranslations, { lng: i18n.locale as 'en-US' })
  i18n.loadAndActivate({ locale: i18n.locale, messages: messages as Messages })
}

/** A page ships only its own messages; the first navigation fetches the language's whole catalogue, once. */
export function wholeCatalogue(fetch: ApiFetch): (i18n: I18n) => Promise<void> {
  let loading: Promise<void> | null = null
  return (i18n) =>
    (loading ??= load(fetch, i18n).catch((error: unknown) => {
      loading = null
      throw error
    }))
}
