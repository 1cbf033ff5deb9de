import { useBrowserZone } from '../world/use-browser-zone.ts'
import { useFormats } from './use-formats.ts'

export type OwnTime = Readonly<{ time: string; zone: string }>

/** An instant on the visitor's own clock; `null` where it shows the same as the studio's. */
export function useOwnTime(instant: string): OwnTime | null {
  const own = useBrowserZone()
  const { time, zoneName } = useFormats()
  if (!own) return null
  const here = { time: time(instant, own), zone: zoneName(instant, own) }
  return here.time === time(instant) ? null : here
}
