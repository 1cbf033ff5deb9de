import { isStanding, selectDatePath, type Order, type Shoot } from '@bellows/domain'
import { Button, Heading, Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useDuration } from '../../booking/texts/use-duration.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import * as css from './finish.css.ts'

type ShootProps = Readonly<{ order: Order; shoot: Shoot; number: number }>

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
      {shootTime && number > 1 && mayChoose(order) && (
        <TextLink reach="line" href={selectDatePath(order.id, id)} className={css.notOnPaper}>
          <Trans>Move the date</Trans>
        </TextLink>
      )}
    </>
  )
}
