import { LiveRegion } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../booking/texts/use-formats.ts'
import { useFallenWords, type FallenTime } from './use-fallen-time.ts'
import { useDateChoice, type Moved, type NewTime } from './use-date-choice.ts'

type SaidChangeProps = Readonly<{ moved: Moved; time: NewTime | null; fallen: FallenTime | null }>

/** Says that what a chosen time changes has come, beside or below the times, or that it was taken before. */
export function SaidChange({ moved, time, fallen }: SaidChangeProps) {
  const { data } = useDateChoice(moved, time)
  const { moment } = useFormats()
  const { t } = useLingui()
  const start = time && data?.move && moment(data.move.startTime)
  const lost = useFallenWords()
  if (fallen) return <LiveRegion message={lost(fallen)} />
  return <LiveRegion message={start ? t`${start}: see what changes.` : ''} />
}
