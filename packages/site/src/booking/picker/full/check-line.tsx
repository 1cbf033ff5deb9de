import { Button, RunningLine, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../texts/use-formats.ts'
import * as css from './full-picker.css.ts'
import type { StartCheck } from './use-start-check.ts'

type CheckLineProps = Readonly<{ check: StartCheck; onChoose: (startTime: string) => void }>

/** How the check of the chosen start went. */
export function CheckLine({ check, onChoose }: CheckLineProps) {
  return (
    <div role="status" tabIndex={-1} data-start-check="" className={css.check}>
      {check.state !== 'idle' && <Answer check={check} onChoose={onChoose} />}
    </div>
  )
}

type AnswerProps = CheckLineProps & Readonly<{ check: Exclude<StartCheck, { state: 'idle' }> }>

function Answer({ check, onChoose }: AnswerProps) {
  const { time } = useFormats()
  const start = time(check.startTime)
  if (check.state === 'checking')
    return (
      <Text variant="small" as="div">
        <Trans>Checking {start}…</Trans>
        <RunningLine />
      </Text>
    )
  if (check.state === 'free')
    return (
      <Text variant="small" tone="heading">
        <Trans>{start} is free.</Trans>
      </Text>
    )
  if (check.state === 'taken') return <Taken start={start} nearest={check.nearest} onChoose={onChoose} />
  return (
    <>
      <Text variant="small" tone="heading">
        <Trans>We couldn’t check this time.</Trans>
      </Text>
      <Button variant="text" size="s" onClick={() => onChoose(check.startTime)}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

type TakenProps = Readonly<{
  start: string
  nearest: readonly string[]
  onChoose: CheckLineProps['onChoose']
}>

function Taken({ start, nearest, onChoose }: TakenProps) {
  const { time, weekdayOf } = useFormats()
  return (
    <>
      <Text variant="small" tone="heading">
        {nearest.length > 0 ? (
          <Trans>{start} is no longer free. The nearest:</Trans>
        ) : (
          <Trans>{start} is no longer free.</Trans>
        )}
      </Text>
      {nearest.map((startTime) => (
        <Button key={startTime} variant="text" size="s" onClick={() => onChoose(startTime)}>
          {weekdayOf(startTime)}, {time(startTime)}
        </Button>
      ))}
    </>
  )
}
