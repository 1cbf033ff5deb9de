import { parseArgs } from 'node:util'
import { optionFault } from './read-line.ts'
import {
  countersignOrder,
  getOptionGroups,
  getRescheduleLink,
  listOwnersOrders,
  moveOrderStatus,
  prepareOrder,
  receivePayment,
  sendRescheduleLink,
  setOrderDate,
  type Endpoint,
} from '@bellows/api'

/** What a command line asks: a call of the owner API with its input, the owner's token, or the usage. */
export type Command =
  | { call: Endpoint; input: Record<string, unknown> }
  | { call: 'token'; days: number }
  | { call: 'revoke' }
  | { call: 'help' }

export const usage = `npm run studio -- MOVE …        (at http://localhost:3000, or --at https://studio.example;
                                        --host NAME where the studio's name does not resolve)

  ORDERS [--status BOOKED]              the studio's orders, the newest first, 200 at the most
  ORDERS … --after ORDER                those behind the last one of a list
  MEETING ORDER                         a call is arranged
  SHOOTED ORDER                         the shoot took place
  CANCELLED ORDER [--reason TEXT]       frees the time, ends what is not paid
  PAID ORDER INVOICE                    the money came directly
  COUNTERSIGN ORDER [--name NAME]       signs for the studio
  PENDING --service ID --name NAME --email ADDRESS [--phone …] [--package ID] [--slot ID]
          [--addons ID:2,ID] [--price 150.00]
                                        prepares an order, writes to the client, prints its link; --price is
                                        asked in place of the package's, with no discount
  RESCHEDULE ORDER [--send]             prints the link that moves a booked order; --send writes to the client
  RESCHEDULE ORDER --day 2030-01-26 --time 10:00 [--shoot 2] (or --slot ID)
                                        gives a booked order that time and writes to the client
  OPTIONS                               the studio's option groups
  TOKEN [--days 90]                     prints a token for the owner, which ends by itself
  REVOKE                                ends all tokens of this studio`

const options = {
  at: { type: 'string' },
  host: { type: 'string' },
  status: { type: 'string' },
  after: { type: 'string' },
  reason: { type: 'string' },
  name: { type: 'string' },
  service: { type: 'string' },
  package: { type: 'string' },
  addons: { type: 'string' },
  price: { type: 'string' },
  slot: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  day: { type: 'string' },
  time: { type: 'string' },
  shoot: { type: 'string' },
  days: { type: 'string' },
  send: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Values = Partial<
  Record<Exclude<keyof typeof options, 'send' | 'help'>, string> & Record<'send' | 'help', boolean>
>

/** `print:2,album`: ids with how many of each, one where it is not said. */
const addonsOf = (listed: string) =>
  listed.split(',').map((each) => {
    const [id, quantity = '1'] = each.trim().split(':')
    return { id, quantity: Number(quantity) }
  })

function pending(values: Values): Record<string, unknown> {
  const { service: serviceId, package: packageId, slot: slotId, name: fullName, email, phone } = values
  const addons = values.addons === undefined ? undefined : addonsOf(values.addons)
  return { serviceId, packageId, addons, price: values.price, slotId, customer: { fullName, email, phone } }
}

const optionNames: Readonly<Record<string, string>> = {
  after: '--after',
  serviceId: '--service',
  packageId: '--package',
  addons: '--addons',
  price: '--price',
  slotId: '--slot',
  day: '--day',
  clock: '--time',
  shootId: '--shoot',
  'customer.fullName': '--name',
  'customer.email': '--email',
  'customer.phone': '--phone',
}

/** The option that fills a field of a call's input, or else the field itself. */
export const optionOf = (field: string): string =>
  optionNames[field] ?? optionNames[field.split('.', 1).join()] ?? field

type Reader = (ids: readonly string[], values: Values) => Command

const statusMove =
  (status: string): Reader =>
  ([id], { reason }) => ({
    call: moveOrderStatus,
    input: { id, status, reason },
  })

/** With a time it is the owner's own move, otherwise the client's by a link. */
function reschedule(
  id: string | undefined,
  { slot: slotId, day, time: clock, shoot, send }: Values,
): Command {
  if (slotId ?? day ?? clock) {
    const shootId = shoot && `shoot-${shoot}`
    return { call: setOrderDate, input: { id, slotId, day, clock, shootId } }
  }
  return { call: send ? sendRescheduleLink : getRescheduleLink, input: { id } }
}

const readers: Readonly<Record<string, Reader>> = {
  ORDERS: (_, { status, after }) => ({ call: listOwnersOrders, input: { status, after } }),
  MEETING: statusMove('MEETING'),
  SHOOTED: statusMove('SHOOTED'),
  CANCELLED: statusMove('CANCELLED'),
  PAID: ([orderId, invoiceId]) => ({
    call: receivePayment,
    input: { orderId, invoiceId },
  }),
  COUNTERSIGN: ([id], { name }) => ({
    call: countersignOrder,
    input: { id, name },
  }),
  PENDING: (_, values) => ({ call: prepareOrder, input: pending(values) }),
  RESCHEDULE: ([id], values) => reschedule(id, values),
  OPTIONS: () => ({ call: getOptionGroups, input: {} }),
  TOKEN: (_, { days = '90' }) => ({ call: 'token', days: Number(days) }),
  REVOKE: () => ({ call: 'revoke' }),
}

/** The ids that stand behind a move. */
const idsOf: Readonly<Record<string, readonly string[]>> = {
  MEETING: ['ORDER'],
  SHOOTED: ['ORDER'],
  CANCELLED: ['ORDER'],
  PAID: ['ORDER', 'INVOICE'],
  COUNTERSIGN: ['ORDER'],
  RESCHEDULE: ['ORDER'],
}

function requireIds(move: string, ids: readonly string[]): void {
  const wanted = idsOf[move] ?? []
  const missing = wanted.filter((_, index) => !ids[index])
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} missing: npm run studio -- ${[move, ...wanted].join(' ')}`)
  const further = ids[wanted.length]
  if (further !== undefined) throw new Error(`${move} does not take ${JSON.stringify(further)}`)
}

/** An id may begin with a dash, and no option is as long. */
const DASHED_ID = /^-[\w-]{15,}$/
const sheltered = (arg: string): string => (DASHED_ID.test(arg) ? ` ${arg}` : arg)

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: args.map(sheltered), options, allowPositionals: true })
  } catch (cause) {
    throw new Error(`${optionFault(cause)}; npm run studio -- --help lists all`, { cause })
  }
}

interface Asked {
  command: Command
  /** The server's address. */
  at: string | undefined
  /** The studio's host name, where it is not that of the address. */
  host: string | undefined
}

/** @throws with what is wrong, and the usage for a move that is none */
export function readCommand(args: readonly string[]): Asked {
  const read = readOptions(args)
  const [move = '', ...ids] = read.positionals.map((id) => id.trim())
  const trimmed = Object.entries(read.values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  const values: Values = Object.fromEntries(trimmed)
  const { at, host } = values
  if (values.help) return { command: { call: 'help' }, at, host }
  const name = move.toUpperCase()
  const reader = readers[name]
  if (!reader) throw new Error(move === '' ? usage : `There is no move ${move}\n\n${usage}`)
  requireIds(name, ids)
  return { command: reader(ids, values), at, host }
}
