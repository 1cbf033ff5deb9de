import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a script answers by now; on the server, and where its HTML is taken over, it does not yet. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
