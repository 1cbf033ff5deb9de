import { onOneLine } from '@bellows/domain'
import { useSyncExternalStore } from 'react'
import { useFormats } from './use-formats.ts'

export type OwnTime = Readonly<{
  /** Begins with the day where that is another one than the studio's. */
  time: string
  zone: string
}>

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
  const { time, weekdayOf, zoneName } = useFormats()
  if (!own) return null
  const [day, clock] = [weekdayOf(instant, own), time(instant, own)]
  const zone = zoneName(instant, own)
  if (day !== weekdayOf(instant)) return { time: `${day}, ${onOneLine(clock)}`, zone }
  return clock === time(instant) ? null : { time: onOneLine(clock), zone }
}
