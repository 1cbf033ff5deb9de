import type { Slot } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useDuration } from '../texts/use-duration.ts'
import { useFormats } from '../texts/use-formats.ts'
import { useOwnTime } from '../texts/use-own-time.ts'
import * as css from './slot-picker.css.ts'

/** Repeats the chosen time in full, and on the visitor's own clock where that differs. */
export function ChosenLine({ slot }: Readonly<{ slot: Slot }>) {
  const { moment, time, zoneName } = useFormats()
  const duration = useDuration()
  const own = useOwnTime(slot.startTime)
  const here = `${time(slot.startTime)} ${zoneName(slot.startTime)}`
  return (
    <>
      <p>
        {moment(slot.startTime)}, {duration(slot.duration)}
      </p>
      {own && (
        <p className={css.zone}>
          <Trans>
            {here} is {own.time} your time ({own.zone})
          </Trans>
        </p>
      )}
    </>
  )
}
