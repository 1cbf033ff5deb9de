import type { Step } from '@bellows/domain'
import { Button, Skeleton, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import { landing } from '../flow/flow.ts'
import { shownRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { CallFailure } from './call-failure.tsx'
import * as css from './step-gate.css.ts'

type StepGateProps = Readonly<{ step: Step; children: ReactNode }>

/** Shows a step once the browser knows that it may be shown; leads on where it may not. */
export function StepGate({ step, children }: StepGateProps) {
  const { base, service, record, hold } = useBooking()
  const { state, error, reload } = hold
  const { go } = useWorld()
  const path = record === undefined ? null : landing({ base, service, record, step })
  useEffect(() => {
    if (path !== null) go(path, { replace: true })
  }, [path, go])
  useKeptStep(step, record !== undefined && path === null && state !== null)
  if (record === undefined || path !== null) return <Waiting />
  if (state) return children
  return error && error.status !== 404 ? (
    <CallFailure error={error} retry={reload} />
  ) : (
    <Waiting retry={reload} />
  )
}

/** Keeps in the record which step is shown, so that who comes back goes on there. */
function useKeptStep(step: Step, isShown: boolean): void {
  const { records } = useWorld()
  useEffect(() => {
    const { record, isElsewhere } = records.get()
    if (isShown && !isElsewhere && record && record.step !== step) records.put(shownRecord(record, step))
  }, [isShown, step, records])
}

const SLOW = 10_000

/** The place of what is coming; after a while a way to ask again. */
export function Waiting({ lines = 5, retry }: Readonly<{ lines?: number; retry?: () => void }>) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true" className={css.waiting}>
      <Skeleton lines={lines} />
      {isSlow && retry && (
        <>
          <Text>
            <Trans>This takes longer than usual.</Trans>
          </Text>
          <Button variant="text" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
