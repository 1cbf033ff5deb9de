import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { firstPage } from '../client/first-page.ts'
import { errorFacts, isLostCode, isUnreached } from './error-facts.ts'
import { useRouterContext } from './root-facts.ts'

/** Tells the server; on the server, whoever draws the page does. The preview writes nothing, not even this. */
export function useReported(failure: unknown): void {
  const { fetch, businessId } = useRouterContext()
  const match = useMatches().at(-1)
  const route = String(match?.fullPath)
  const isQuiet = match?.staticData?.isPreview ?? false
  useEffect(() => {
    if (errorFacts(failure).isReported && !isQuiet)
      import('./report-error.ts').then(
        ({ reportError }) => reportError({ fetch, businessId }, failure, { route }),
        () => undefined,
      )
  }, [failure, fetch, businessId, route, isQuiet])
}

const reload = () => location.reload()

/**
 * The page itself comes when the line is back. Code that was lost once is asked for again by a new document alone, which
 * comes at once where the server answers: one lost packet, or a new version since the page was opened, is no dead end.
 * Where that document's own code is lost another would fare no better, and one would follow the other for ever.
 */
export function useReturn(failure: unknown): void {
  useEffect(() => {
    if (!isUnreached(failure)) return undefined
    const left = new AbortController()
    const { signal } = left
    if (isLostCode(failure) && !firstPage.isShown)
      fetch(location.href, { method: 'HEAD', signal }).then(reload, () => undefined)
    addEventListener('online', reload, { signal })
    return () => left.abort()
  }, [failure])
}
