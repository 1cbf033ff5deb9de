import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'
import * as css from './slot-picker.css.ts'

/** In which zone times are written, as it is named at an instant. */
export function ZoneLine({ at }: Readonly<{ at: string }>) {
  const { zonePlace, zoneName } = useFormats()
  const zone = zoneName(at)
  return (
    <p className={css.zone}>
      {zone.includes(zonePlace) ? (
        <Trans>Times in {zonePlace}</Trans>
      ) : (
        <Trans>
          Times in {zonePlace} ({zone})
        </Trans>
      )}
    </p>
  )
}
