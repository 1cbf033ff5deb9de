import type { AnyRouter, BlockerFn } from '@tanstack/react-router'
import { isTestHost, type Tracking } from '@bellows/domain'
import { ADMITS_VENDORS } from './vendor-hosts.ts'
import { startVendors } from './vendors.ts'

/** True while no private screen has stood in this document, and its policy lets vendors in. */
let isAdmitting = document.querySelector(`meta[name="${ADMITS_VENDORS}"]`) !== null
let isRunning = false

export const areVendorsRunning = (): boolean => isRunning

const isCounted = (router: AnyRouter, pathname: string): boolean =>
  router.getMatchedRoutes(pathname)[2]?.options.staticData?.isCounted ?? false

/** Every page that this document shows from now on is one that vendors may see; another gets a document of its own. */
function keepPrivateApart(router: AnyRouter): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, nextLocation }: Parameters<BlockerFn>[0]) => {
      const isHere = action === 'PUSH' || action === 'REPLACE'
      if (!isHere || isCounted(router, nextLocation.pathname)) return false
      location.assign(nextLocation.href)
      return true
    },
  })
}

let isWatched = false

/** Watches where this document goes: what a private screen leaves in it is not for vendors. */
export function watchDocument(router: AnyRouter): void {
  if (isWatched) return
  isWatched = true
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (!isCounted(router, toLocation.pathname)) isAdmitting = false
  })
}

/** Starts the studio's vendors, once in a document and only in one that may hold them. */
export function countVisit(router: AnyRouter, tracking: readonly Tracking[]): void {
  if (isRunning || !isAdmitting || tracking.length === 0 || isTestHost(location.hostname)) return
  isRunning = true
  keepPrivateApart(router)
  startVendors(tracking)
}
