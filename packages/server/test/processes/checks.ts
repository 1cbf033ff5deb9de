import {
  bookSlot,
  call,
  checkBooked,
  createOrder,
  getOrder,
  getSite,
  holdSlot,
  listLockedSlots,
  type ApiError,
} from '@bellows/api'
import type { ServerProcess } from './server-process.ts'

export type Check = readonly [name: string, run: () => Promise<boolean>]

type Asked = { origin: string; holdToken?: string }

/** Connections of their own, so that ending one server never fails a request to the other. */
const by = ({ origin, holdToken }: Asked) => ({ fetch, origin, holdToken: holdToken ?? null })

const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 200,
    (cause: ApiError) => cause.status,
  )

const customer = { fullName: 'Ann Lee', email: 'ann@people.example', phone: '+1 618 555 0142' }

/** What one server did, the other knows; `slots` are free ones of the service `mini`. */
export function checksOf([a, b]: readonly [ServerProcess, ServerProcess], slots: readonly string[]): Check[] {
  const [first = '', ...others] = slots
  let holdToken = ''
  let orderId = ''
  return [
    [
      'a hold made on one is kept on the other',
      async () => {
        ;({ holdToken } = await call(holdSlot, { id: first }, by(a)))
        const [status, mine] = await Promise.all([
          statusOf(call(holdSlot, { id: first }, by(b))),
          call(checkBooked, { id: first }, by({ ...b, holdToken })),
        ])
        return status === 409 && mine.isHeldByYou
      },
    ],
    [
      'ordered on one, booked on the other, shown by the first',
      async () => {
        const input = { serviceId: 'mini', slotId: first, customer }
        ;({ id: orderId } = await call(createOrder, input, by({ ...a, holdToken })))
        await call(bookSlot, { id: first }, by({ ...b, holdToken }))
        const { status } = await call(getOrder, { id: orderId }, by(a))
        return status === 'BOOKED'
      },
    ],
    [
      'limits count over both',
      async () => {
        const tries: number[] = []
        for (const [index, id] of others.slice(0, 7).entries()) {
          tries.push(await statusOf(call(holdSlot, { id }, by(index % 2 === 0 ? a : b))))
        }
        return tries.filter((status) => status === 200).length === 5 && tries.at(-1) === 429
      },
    ],
    [
      'both show the same: locked times and the version of the pages',
      async () => {
        const [here, there] = await Promise.all(
          [a, b].map(async (server) => {
            const [{ slots: locked }, { contentVersion }] = await Promise.all([
              call(listLockedSlots, {}, by(server)),
              call(getSite, {}, by(server)),
            ])
            return JSON.stringify([locked, contentVersion])
          }),
        )
        return here === there && here !== undefined
      },
    ],
    [
      'one ends under load: it answers what it took, exits with 0, and the other goes on',
      async () => {
        const asked = Array.from({ length: 200 }, () =>
          fetch(`${a.origin}/api/public/services`).then(
            (answer) => answer.status,
            () => 0,
          ),
        )
        await asked[0]
        const code = await a.end()
        const statuses = await Promise.all(asked)
        const isWhole = statuses.every((status) => status === 200 || status === 0) && statuses.includes(200)
        return isWhole && code === 0 && (await statusOf(call(getOrder, { id: orderId }, by(b)))) === 200
      },
    ],
  ]
}
