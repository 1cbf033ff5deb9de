import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorFacts } from './error-facts.ts'
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

/** The page itself comes when the line is back; code that was lost once may be asked for by a new document alone. */
export function useReturn(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return undefined
    const load = () => location.reload()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isLost])
}
