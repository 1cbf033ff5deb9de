import type { ApiError } from '@bellows/api'
import type { DateChoice, Service } from '@bellows/domain'
import { Container, Heading, Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { finishPath } from '../../../booking/flow/flow.ts'
import { CallFailure } from '../../../booking/frame/call-failure.tsx'
import { NoScript } from '../../../booking/frame/no-script.tsx'
import { Waiting } from '../../../booking/frame/step-gate.tsx'
import { TimeLost } from '../../../booking/paying/time-lost.tsx'
import { useAnswers, type ServiceDates } from '../../../booking/queries.ts'
import { useFormats } from '../../../booking/texts/use-formats.ts'
import { useWorld } from '../../../booking/world/booking-world.tsx'
import { StudioContact } from '../studio-contact.tsx'
import { ClosedDate } from './closed-date.tsx'
import { FullDates } from './full-dates.tsx'
import { MiniDates } from './mini-dates.tsx'
import { ChangesFoot } from './changes-foot.tsx'
import { FallenFoot } from './lost-date.tsx'
import { Beside } from './new-date.tsx'
import * as css from './select-date.css.ts'
import { SaidChange } from './said-change.tsx'
import { shootOf, type MovedShoot } from './shoot-of.ts'
import type { FallenTime } from './use-fallen-time.ts'
import { useDateChoice, useMoving, type Moved, type NewTime } from './use-date-choice.ts'

export type SelectDateProps = Readonly<{ moved: Moved; service: Service; dates: ServiceDates }>

/** A booked shoot gets another date, or its first one. */
export function SelectDate(props: SelectDateProps) {
  const { data, error, refetch } = useDateChoice(props.moved)
  const retry = () => void refetch()
  if (data) return <Choice {...props} choice={data} />
  return (
    <Frame>
      <Head service={props.service} />
      <NoScript />
      <div data-needs-script="">
        {error ? (
          <Failed orderId={props.moved.id} error={error} retry={retry} />
        ) : (
          <Waiting lines={8} retry={retry} />
        )}
      </div>
    </Frame>
  )
}

const NOT_FOUND = 404

type FailedProps = Readonly<{ orderId: string; error: ApiError; retry: () => void }>

/** The order is there, or the page would not be: it is the shoot that the address names wrongly. */
function Failed({ orderId, error, retry }: FailedProps) {
  if (error.status !== NOT_FOUND) return <CallFailure error={error} retry={retry} />
  return (
    <>
      <Text>
        <Trans>Your booking has no such shoot.</Trans>
      </Text>
      <p>
        <TextLink reach="target" href={finishPath(orderId)}>
          <Trans>Back to your booking</Trans>
        </TextLink>
      </p>
    </>
  )
}

type FrameProps = Readonly<{ aside?: ReactNode; children: ReactNode }>

function Frame({ aside, children }: FrameProps) {
  return (
    <section className={css.section} data-scheme="light_1" aria-labelledby="select-date">
      <Container className={css.layout}>
        <div className={css.main}>{children}</div>
        {aside}
      </Container>
    </section>
  )
}

function Head({ service, children }: Pick<SelectDateProps, 'service'> & Readonly<{ children?: ReactNode }>) {
  return (
    <div className={css.head}>
      <Heading level="h1" size="h2" id="select-date" tabIndex={-1}>
        <Trans>Select date</Trans>
      </Heading>
      <Text tone="heading">{service.name}</Text>
      {children}
    </div>
  )
}

function Choice({ moved, service, dates, choice }: SelectDateProps & Readonly<{ choice: DateChoice }>) {
  const { order, closedBecause, feeSoFar } = choice
  const { go } = useWorld()
  const [time, setTime] = useState<NewTime | null>(null)
  const [fallen, setFallen] = useState<FallenTime | null>(null)
  const shoot = shootOf(order, moved, service)
  const { refreshDates } = useAnswers()
  const { move, isMoving, error, forget } = useMoving(moved, {
    onMoved: () => go(finishPath(order.id), { replace: true }),
    onGone: () => {
      setTime(null)
      void refreshDates(service.slug)
    },
  })
  const choose = (next: NewTime | null) => {
    forget()
    setTime(next)
    setFallen(null)
  }
  const fall = (lost: FallenTime) => {
    choose(null)
    setFallen(lost)
  }
  const picker = { service, time, onChoose: choose, onFallen: fall, isLocked: isMoving }
  const onMove = async (hasExtra: boolean) => {
    if (time) await move({ time, seenStart: shoot.start, hasExtra })
  }
  const next = time && !closedBecause && { moved, shoot, time, dates, error, isMoving, onMove }
  return (
    <Frame aside={<Beside next={next} error={error} fallen={fallen} />}>
      <Head service={service}>
        <Now choice={choice} shoot={shoot} />
      </Head>
      {closedBecause && <ClosedDate because={closedBecause} hasDate={shoot.start !== null} />}
      {!closedBecause && service.isMiniSession && (
        <MiniDates {...picker} shoot={shoot} feeSoFar={feeSoFar} loaded={dates} />
      )}
      {!closedBecause && !service.isMiniSession && (
        <FullDates {...picker} minutes={shoot.minutes} now={shoot.start} />
      )}
      {next && <ChangesFoot moved={moved} time={time} />}
      {fallen && <FallenFoot {...fallen} />}
      <SaidChange moved={moved} time={time} fallen={fallen} />
    </Frame>
  )
}

/** Where no time suits, or none is left, the studio gives the money back. */
const Refundable = () => (
  <>
    <TimeLost />
    <StudioContact />
  </>
)

/** What stands so far, and the way back to it. */
function Now({ choice, shoot }: Readonly<{ choice: DateChoice; shoot: MovedShoot }>) {
  const { order } = choice
  const { moment } = useFormats()
  const now = shoot.start && moment(shoot.start)
  const { name } = shoot
  return (
    <>
      {name && <Text tone="heading">{name}</Text>}
      {order.isPaidWithoutSlot && <Refundable />}
      {now && (
        <Text tone="heading">
          <Trans>Now: {now}</Trans>
        </Text>
      )}
      {order.status === 'BOOKED' && (
        <TextLink reach="target" href={finishPath(order.id)}>
          <Trans>Back to your booking</Trans>
        </TextLink>
      )}
    </>
  )
}
