import { mainShoot, orderLength, placeOf, selectDatePath, type Order } from '@bellows/domain'
import { Dotted, Heading, Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useDuration } from '../../booking/texts/use-duration.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useOwnTime } from '../../booking/texts/use-own-time.ts'
import * as css from './finish.css.ts'

type WhenProps = Readonly<{ order: Order }>

/** Date, time, length and place. */
export function When({ order }: WhenProps) {
  const { status, isPaidWithoutSlot } = order
  if (status === 'CANCELLED' || status === 'WAITLIST' || isPaidWithoutSlot) return <Service order={order} />
  return <Agreed order={order} />
}

const Service = ({ order }: WhenProps) => (
  <Heading level="h2" size="h4">
    {order.service.name}
  </Heading>
)

function Agreed({ order }: WhenProps) {
  const shoot = mainShoot(order)
  return (
    <section className={css.lines}>
      <Service order={order} />
      {shoot ? <Time startTime={shoot.startTime} minutes={shoot.minutes} /> : <NoTime order={order} />}
      <Place place={placeOf(order)} />
      {shoot && order.isReschedulable && order.status === 'BOOKED' && (
        <p className={css.notOnPaper}>
          <TextLink reach="line" href={selectDatePath(order.id)}>
            <Trans>Move the date</Trans>
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** No time is taken: one was thought of, is chosen on the way, or agreed on with the studio. */
function NoTime({ order }: WhenProps) {
  const { status, prepared, service } = order
  if (prepared?.startTime) return <Time startTime={prepared.startTime} minutes={orderLength(order)} />
  return (
    <Text>
      {status !== null || service.isBookingWithoutTime ? (
        <Trans>We agree on the date with you.</Trans>
      ) : (
        <Trans>You choose the date as you continue.</Trans>
      )}
    </Text>
  )
}

function Time({ startTime, minutes }: Readonly<{ startTime: string; minutes: number }>) {
  const { moment } = useFormats()
  const duration = useDuration()
  const own = useOwnTime(startTime)
  return (
    <>
      <Text tone="heading">
        <time dateTime={startTime}>{moment(startTime)}</time>
        {minutes > 0 && `, ${duration(minutes)}`}
      </Text>
      {own && (
        <Text>
          <Trans>
            {own.time} your time ({own.zone})
          </Trans>
        </Text>
      )}
    </>
  )
}

const mapHref = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

function Place({ place }: Readonly<{ place: string }>) {
  if (!place) return null
  return (
    <Text>
      <Dotted>
        {place}
        <span>
          <TextLink reach="line" href={mapHref(place)} rel="noopener">
            <Trans>Open in maps</Trans>
          </TextLink>
        </span>
      </Dotted>
    </Text>
  )
}
