import { HOUR, isStanding, selectDatePath, type Order, type Shoot } from '@bellows/domain'
import { Button, Heading, Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useDuration } from '../../booking/texts/use-duration.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { useAt } from '../../booking/world/use-at.ts'
import * as css from './finish.css.ts'

type ShootProps = Readonly<{ order: Order; shoot: Shoot; number: number }>

/** Until then the server moves it; of the first shoot the order says so itself. */
function useMayMove(shootTime: string | null): boolean {
  const { rescheduleNotice } = useWorld().business.bookingAvailability
  return useAt((now) => shootTime !== null && Date.parse(shootTime) - now > rescheduleNotice * HOUR)
}

const mayChoose = ({ status }: Order): boolean => status === 'BOOKED'

/** Of several shoots each with its date; the first that has none is what comes next. */
export function ShootsToCome({ order }: Readonly<{ order: Order }>) {
  const { shoots } = order
  if (shoots.length < 2 || !isStanding(order)) return null
  const next = shoots.findIndex(({ shootTime }) => shootTime === null)
  const open = shoots[next]
  return (
    <section className={css.part}>
      <Heading level="h2" size="h3">
        <Trans>Your shoots</Trans>
      </Heading>
      <ol className={css.tasks}>
        {shoots.map((shoot, index) => (
          <li key={shoot.id} className={css.task}>
            <ShootRow order={order} shoot={shoot} number={index + 1} />
          </li>
        ))}
      </ol>
      {open && mayChoose(order) && (
        <p className={css.notOnPaper}>
          <Button href={selectDatePath(order.id, open.id)}>
            <NextDate number={next + 1} />
          </Button>
        </p>
      )}
    </section>
  )
}

const NextDate = ({ number }: Readonly<{ number: number }>) => (
  <Trans>Next: choose the date of shoot {number}</Trans>
)

function ShootRow({ order, shoot, number }: ShootProps) {
  const { moment } = useFormats()
  const duration = useDuration()
  const { id, name, shootTime } = shoot
  const mayMove = useMayMove(shootTime) && number > 1 && mayChoose(order)
  return (
    <>
      <span className={css.lines}>
        <span>{name || <Trans>Shoot {number}</Trans>}</span>
        <Text variant="small" as="span">
          {shootTime ? (
            <time dateTime={shootTime}>{moment(shootTime)}</time>
          ) : (
            <Trans>The date is open.</Trans>
          )}
          {shoot.duration > 0 && `${shootTime ? ',' : ''} ${duration(shoot.duration)}`}
        </Text>
      </span>
      {mayMove && (
        <TextLink reach="line" href={selectDatePath(order.id, id)} className={css.notOnPaper}>
          <Trans>Move the date</Trans>
        </TextLink>
      )}
    </>
  )
}
