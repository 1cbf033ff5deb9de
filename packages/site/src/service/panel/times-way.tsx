import { useProceed } from '../../booking/flow/use-moves.ts'
import { TimePicker } from '../../booking/picker/time-picker.tsx'
import type { ServiceDates } from '../../booking/queries.ts'

type TimesWayProps = Readonly<{ loaded: ServiceDates; wantedDay: string | null }>

/** Choose a time and go on to the first step. */
export function TimesWay(props: TimesWayProps) {
  const proceed = useProceed()
  return <TimePicker {...props} onHeld={() => proceed()} />
}
