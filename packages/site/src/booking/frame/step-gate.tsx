import type { ApiError } from '@bellows/api'
import type { Step } from '@bellows/domain'
import { Button, LiveRegion, Skeleton, Text, TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useBooking, useTerms } from '../flow/booking-context.tsx'
import { indexPath, landing, needsSettledOrder } from '../flow/flow.ts'
import { linkOf } from '../flow/home.ts'
import { useGoneOrder } from '../flow/use-gone-order.ts'
import { useOpenStep } from '../flow/use-open-step.ts'
import { useSettledOrder } from '../flow/use-settled-order.ts'
import { shownRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { CallFailure } from './call-failure.tsx'
import * as css from './step-gate.css.ts'

type StepGateProps = Readonly<{ step: Step; children: ReactNode }>

/** Shows a step once the browser knows that it may be shown; leads on where it may not. */
export function StepGate({ step, children }: StepGateProps) {
  const gate = useGate(step)
  if (gate === 'open') return children
  const { error, retry } = gate
  if (!error) return <Waiting retry={retry} />
  return (
    <>
      <CallFailure error={error} retry={retry} />
      {error.status === CONFLICT && <WayBack />}
    </>
  )
}

/** What is at odds with the order stays so, however often it is tried. */
function WayBack() {
  const { base } = useBooking()
  return (
    <p>
      <TextLink reach="target" href={indexPath(base)}>
        <Trans>Back to the service</Trans>
      </TextLink>
    </p>
  )
}

/** Why a step is not shown yet: what is asked of the server is on its way, or failed. */
type Shut = Readonly<{ error: ApiError | null; retry: () => void }>

const NOT_FOUND = 404
const CONFLICT = 409
/** Steps that show what the order holds. */
const drawnFromOrder: ReadonlySet<Step> = new Set(['questionnaire', 'payments'])

function useGate(step: Step): 'open' | Shut {
  const { record, entry, hold } = useBooking()
  const terms = useTerms()
  const landed = useLanding(step)
  useGoneOrder(drawnFromOrder.has(step))
  const isHeld = landed === 'here' && hold.state !== null
  const lacksOrder = isHeld && needsSettledOrder({ ...terms, record: record ?? null, step })
  const ordering = useSettledOrder(lacksOrder)
  useKeptStep(step, isHeld)
  if (lacksOrder) return ordering
  if (isHeld) return 'open'
  if (landed !== 'here') return landed ?? { error: entry.error, retry: entry.reload }
  // A time that is not there any more is told by its own dialog.
  return { error: hold.error?.status === NOT_FOUND ? null : hold.error, retry: hold.reload }
}

/** Whether the step may be shown; its visitor is led on where it may not, as soon as that is known. */
function useLanding(step: Step): 'here' | Shut | null {
  const { base, record, entry, isTimeGone, isLetGo } = useBooking()
  const terms = useTerms()
  const isKnown = record !== undefined && entry.entry !== null
  const elsewhere = isKnown ? landing({ ...terms, base, record, step, isTimeGone, isLetGo }) : null
  const open = useOpenStep(step)
  const path = elsewhere ?? (isKnown ? (open.path ?? null) : null)
  const shown = open.path === undefined ? open : 'here'
  const landed = !isKnown || path !== null ? null : shown
  useLead(path, landed === 'here')
  return landed
}

/** Leads to `path`; where a step that was shown is left because of another tab, that is said. */
function useLead(path: string | null, isShown: boolean): void {
  const { base, note } = useBooking()
  const { go, records } = useWorld()
  const wasShown = useRef(false)
  const lead = useEffectEvent((to: string) => {
    const isStep = to.startsWith(`${indexPath(base)}/`)
    if (isStep && wasShown.current && records.get().isFollowed) note({ notice: { kind: 'wentOn' } })
    go(to, { replace: true })
  })
  useEffect(() => {
    if (isShown) wasShown.current = true
  }, [isShown])
  useEffect(() => {
    if (path !== null) lead(path)
  }, [path])
}

/** Keeps in the record which step is shown, and by which link, so that who comes back goes on there. */
function useKeptStep(step: Step, isShown: boolean): void {
  const { base } = useBooking()
  const { records } = useWorld()
  useEffect(() => {
    const { record, isElsewhere } = records.get()
    if (!isShown || isElsewhere || !record) return
    const link = linkOf(base, record.slot)
    const isNew = record.step !== step || (link !== null && record.link === null)
    if (isNew) records.put(shownRecord(record, step, link))
  }, [isShown, step, base, records])
}

const SLOW = 10_000

/** The place of what is coming; after a while a way to ask again. */
export function Waiting({ lines = 5, retry }: Readonly<{ lines?: number; retry?: () => void }>) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  const { t } = useLingui()
  const offersRetry = isSlow && retry
  return (
    <>
      <div aria-busy="true" className={css.waiting}>
        <Skeleton lines={lines} />
        {offersRetry && <Slow retry={retry} />}
      </div>
      <LiveRegion message={offersRetry ? t`This takes longer than usual.` : ''} />
    </>
  )
}

function Slow({ retry }: Readonly<{ retry: () => void }>) {
  const client = useQueryClient()
  // Asked again, a query without an answer would wait for the call that is under way already.
  const askAnew = () => void client.cancelQueries({ predicate: isUnanswered }).then(retry)
  return (
    <>
      <Text>
        <Trans>This takes longer than usual.</Trans>
      </Text>
      <Button variant="text" onClick={askAnew}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

const isUnanswered = ({ state }: Query) => state.data === undefined
