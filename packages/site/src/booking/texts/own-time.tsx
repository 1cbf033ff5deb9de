import { Trans } from '@lingui/react/macro'
import { useFormats } from './use-formats.ts'
import { useOwnTime } from './use-own-time.ts'

type OwnTimeProps = Readonly<{ startTime: string; className?: string }>

/** A time on the visitor’s own clock, where that shows another than the studio’s. */
export function OwnTime({ startTime, className }: OwnTimeProps) {
  const { clock } = useFormats()
  const own = useOwnTime(startTime)
  const here = clock(startTime)
  return (
    own && (
      <p className={className}>
        <Trans>
          {here} is {own.time} your time ({own.zone})
        </Trans>
      </p>
    )
  )
}
