import type { I18n } from '@lingui/core'
import type { ApiAccess } from '../router-context.ts'

async function load(access: ApiAccess, i18n: I18n, leave: () => Promise<void>): Promise<void> {
  // Other messages draw the whole page anew, what still sleeps of it too.
  const left = leave()
  const { fetchCatalogue } = await import('./fetch-catalogue.ts')
  const messages = await fetchCatalogue(access, i18n.locale)
  await left
  i18n.loadAndActivate({ locale: i18n.locale, messages })
}

/**
 * A page ships only its own messages; the first navigation fetches the language's whole catalogue, once, and puts it
 * in place when the first page may be left.
 */
export function wholeCatalogue(access: ApiAccess, leave: () => Promise<void>): (i18n: I18n) => Promise<void> {
  let loading: Promise<void> | null = null
  return (i18n) =>
    (loading ??= load(access, i18n, leave).catch((error: unknown) => {
      loading = null
      throw error
    }))
}
