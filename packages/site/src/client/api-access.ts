import { isLogout } from '../pages/error-facts.ts'
import type { ApiAccess, ApiFetch } from '../router-context.ts'
import { dropRecord } from './kept-record.ts'

const callServer: ApiFetch = (path, init) => fetch(path, init)

/** The API over the network. The server is told of calls that fail, in the name of the studio. */
export function apiAccess(businessId: () => string): ApiAccess {
  return {
    fetch: callServer,
    onFailure: (failure, route) => {
      if (isLogout(failure)) dropRecord()
      if (!failure.isReported) return
      void import('../pages/report-error.ts').then(
        ({ reportError }) => reportError({ fetch: callServer, businessId: businessId() }, failure, { route }),
        () => undefined,
      )
    },
  }
}
