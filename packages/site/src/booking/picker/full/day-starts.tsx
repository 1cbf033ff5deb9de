import { Skeleton, Text, TimeGroup, TimeOption, TimePart } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useDuration } from '../../texts/use-duration.ts'
import { useFormats } from '../../texts/use-formats.ts'
import { PartName } from '../part-name.tsx'
import { dayPart, type OwnState } from '../slot-view.ts'
import { isSame } from './free-days.ts'

type DayStartsProps = Readonly<{
  starts: readonly string[]
  /** Minutes that each of them leaves room for. */
  minutes: number
  taken: string | null
  /** A day can be chosen, or that is not known yet; until one is, its times have an empty place. */
  hasFreeDays: boolean
  /** A day is chosen whose times are still asked for. */
  isComing: boolean
  /** The start that the visitor has already. */
  own?: string | null
  ownAs?: OwnState
  error?: string
}>

/** The free starts of the chosen day, by part of the day. */
export function DayStarts({
  starts,
  minutes,
  taken,
  hasFreeDays,
  isComing,
  own = null,
  ownAs = 'yours',
  error,
}: DayStartsProps) {
  const stateOf = (start: string) => (isSame(start, own) ? ownAs : start === taken ? 'taken' : 'available')
  const { weekdayOf, time, zone } = useFormats()
  const length = useDuration()(minutes)
  const [first] = starts
  if (!first && isComing) return <Skeleton lines={4} />
  if (!first) return hasFreeDays ? <ChooseDay /> : null
  return (
    <TimeGroup
      label={weekdayOf(first)}
      note={<Trans>Each start leaves room for {length}.</Trans>}
      {...(error && { error })}
    >
      {starts.map((start, index) => {
        const part = dayPart(start, zone)
        const before = starts[index - 1]
        const isNewPart = before === undefined || dayPart(before, zone) !== part
        return (
          <Fragment key={start}>
            {isNewPart && (
              <TimePart>
                <PartName part={part} />
              </TimePart>
            )}
            <TimeOption value={start} time={time(start)} state={stateOf(start)} />
          </Fragment>
        )
      })}
    </TimeGroup>
  )
}

function ChooseDay() {
  return (
    <Text variant="small">
      <Trans>Choose a day to see its times.</Trans>
    </Text>
  )
}
