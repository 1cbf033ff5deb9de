import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'
import * as css from './slot-picker.css.ts'

/**
 * In which zone these times are written; where its name changes among them, as clocks do, each time
 * would belie one of the two.
 */
export function ZoneLine({ starts }: Readonly<{ starts: readonly string[] }>) {
  const { zonePlace, zoneName } = useFormats()
  const [first] = starts
  if (!first) return null
  const zone = zoneName(first)
  const changes = starts.some((start) => zoneName(start) !== zone)
  return (
    <p className={css.zone}>
      {zone.includes(zonePlace) || changes ? (
        <Trans>Times in {zonePlace}</Trans>
      ) : (
        <Trans>
          Times in {zonePlace} ({zone})
        </Trans>
      )}
    </p>
  )
}
