import { isStanding, type Order } from '@bellows/domain'
import { inlineVars } from '@bellows/tokens'
import { Container, Heading, TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Announcer, useAnnouncer, useSaidAsItComes } from '../../booking/flow/announcer.tsx'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { Notice } from '../../booking/frame/notice.tsx'
import { NoScript } from '../../booking/frame/no-script.tsx'
import { Waiting } from '../../booking/frame/step-gate.tsx'
import { useOrder, usePaymentServices } from '../../booking/queries.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { shootsTitle } from '../shoots-texts.ts'
import { useShootsTitle } from '../use-shoots-title.ts'
import { CalendarPanel } from './calendar-panel.tsx'
import { Bought } from './bought.tsx'
import * as css from './finish.css.ts'
import { FinishHeading } from './finish-heading.tsx'
import { HowPaid } from './how-paid.tsx'
import { NextSteps } from './next-steps.tsx'
import { Receipts } from './receipts.tsx'
import { Reference } from './reference.tsx'
import { ShootsToCome } from './shoots-to-come.tsx'
import { StateWords } from './state-words.tsx'
import { StillToDo } from './still-to-do.tsx'
import { When } from './when.tsx'

/** Certainty, and what comes next. */
export function Finish({ orderId }: Readonly<{ orderId: string }>) {
  const { say, spoken } = useAnnouncer()
  return (
    <>
      <Announcer spoken={spoken} />
      <Found orderId={orderId} say={say} />
    </>
  )
}

type Say = (message: string) => void

function Found({ orderId, say }: Readonly<{ orderId: string; say: Say }>) {
  const { data: order, error, refetch } = useOrder(orderId)
  if (order) return <Booked order={order} say={say} />
  return (
    <Frame>
      <Heading level="h1" size="h1">
        <Trans>Your booking</Trans>
      </Heading>
      <NoScript isPastBooking />
      <div data-needs-script="">
        {error ? (
          <CallFailure error={error} retry={() => void refetch()} />
        ) : (
          <Waiting lines={8} retry={() => void refetch()} />
        )}
      </div>
    </Frame>
  )
}

type FrameProps = Readonly<{ first?: ReactNode; aside?: ReactNode; children: ReactNode }>

function Frame({ first, aside, children }: FrameProps) {
  const { business } = useWorld()
  const { t } = useLingui()
  return (
    <div
      className={css.page}
      data-scheme="light_1"
      style={inlineVars({ [css.site]: JSON.stringify(`https://${business.domain}`) })}
    >
      <Container className={css.layout}>
        <p className={css.onPaper} data-letterhead="">
          {[business.businessName, business.phone, business.email].filter(Boolean).join(' · ')}
        </p>
        {first && <div className={css.first}>{first}</div>}
        {aside && (
          <aside aria-label={t`Calendar and contact`} className={css.aside} data-surface="secondary">
            {aside}
          </aside>
        )}
        <div className={css.main}>{children}</div>
      </Container>
    </div>
  )
}

const isAwaiting = ({ status }: Order) => status === 'INQUIRY' || status === 'MEETING'

/** Something is agreed that can be listed. */
const hasTerms = (order: Order) => order.quote.lines.length > 0 && (isStanding(order) || isAwaiting(order))

type BookedProps = Readonly<{ order: Order; say: Say }>

/** Whoever was led here from a step, because another tab has booked, is told so. */
function BookedElsewhere({ order, say }: BookedProps) {
  const { records } = useWorld()
  const [isShown] = useState(() => {
    const { record, isFollowed } = records.get()
    return isFollowed && record?.status === 'BOOKED' && record.orderId === order.id
  })
  return isShown && <WentOn say={say} />
}

function WentOn({ say }: Readonly<{ say: Say }>) {
  return (
    <div ref={useSaidAsItComes(say)}>
      <Notice>
        <Trans>This booking went on in another tab.</Trans>
      </Notice>
    </div>
  )
}

function Booked({ order, say }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const payment = usePaymentServices()
  const { i18n } = useLingui()
  useShootsTitle(shootsTitle(i18n, 'finish'), { serviceName: order.service.name, orderId: order.id })
  const { isPreview } = useWorld()
  // A preview leaves the focus with its builder.
  useEffect(() => {
    if (!isPreview) heading.current?.focus({ preventScroll: true })
  }, [isPreview])
  return (
    <Frame
      first={
        <>
          <FinishHeading order={order} ref={heading} />
          <BookedElsewhere order={order} say={say} />
          <StateWords order={order} />
          <Reference order={order} />
          <When order={order} />
        </>
      }
      aside={<CalendarPanel order={order} />}
    >
      <ShootsToCome order={order} />
      {hasTerms(order) && <Bought order={order} />}
      {isStanding(order) && (
        <>
          {payment.data && <HowPaid order={order} payment={payment.data} />}
          <StillToDo order={order} />
        </>
      )}
      {order.status === 'CANCELLED' && <Receipts order={order} />}
      <NextSteps order={order} />
      <p className={css.notOnPaper}>
        <TextLink reach="target" href="/">
          <Trans>Back to the site</Trans>
        </TextLink>
      </p>
    </Frame>
  )
}
