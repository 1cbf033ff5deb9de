import { useSyncExternalStore } from 'react'
import { useFormats } from './use-formats.ts'

export type OwnTime = Readonly<{ time: string; zone: string }>

const never = () => () => undefined

/** The visitor's own time zone; `null` until the page is in the browser. */
const useBrowserZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )

/** An instant on the visitor's own clock; `null` where it shows the same as the studio's. */
export function useOwnTime(instant: string): OwnTime | null {
  const own = useBrowserZone()
  const { time, zoneName } = useFormats()
  if (!own) return null
  const here = { time: time(instant, own), zone: zoneName(instant, own) }
  return here.time === time(instant) ? null : here
}
