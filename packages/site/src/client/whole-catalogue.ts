import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'

/** A page ships only its own messages; the first navigation fetches the language's whole catalogue, once. */
export function loadWholeCatalogue(router: AnyRouter): () => Promise<void> {
  let loading: Promise<void> | null = null
  const load = async () => {
    const { i18n, fetch } = router.options.context as RouterContext
    const { getTranslations } = await import('@bellows/api')
    const { callApi } = await import('../pages/call-api.ts')
    const { messages } = await callApi({ fetch }, getTranslations, { lng: i18n.locale as never })
    i18n.load(i18n.locale, messages as never)
    i18n.activate(i18n.locale)
  }
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}
