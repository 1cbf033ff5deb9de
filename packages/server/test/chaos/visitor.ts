import {
  ApiError,
  bookSlot,
  call,
  confirmOrder,
  createOrder,
  getOrder,
  holdSlot,
  submitInquiry,
  type Endpoint,
} from '@bellows/api'
import { setTimeout as pause } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { newToken } from '../studio-fixture.ts'
import { NAME_HEADER } from './proxy.ts'

const MOST_TRIES = 25
const PAUSE = 20
const PHONE = '+1 618 555 0142'

/** What one visitor means to book, once. */
export interface Wish {
  /** Names the visitor, and makes the address that the booking is found by. */
  name: string
  serviceId: string
  /** A slot's id, or the service's with a start or without any time. */
  id: string
  startTime?: string
}

export interface Asking {
  origin: string
  /** Milliseconds until a visitor gives a call up. */
  patience: number
  tries?: number
}

/** Nobody knows what became of the call: no answer, half of one, or a server that is away. */
export const isUnclear = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.isServerSide || ['', 'unexpected_answer'].includes(cause.error))

export const emailOf = ({ name }: Pick<Wish, 'name'>) => `${name}@people.example`
const customerOf = (wish: Wish) => ({ fullName: `Ann ${wish.name}`, email: emailOf(wish), phone: PHONE })

/** Asks until there is an answer; a refusal is one. */
async function ask<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  endpoint: Endpoint<string, Input, Output>,
  input: z.input<Input>,
  asking: Asking & { name: string; holdToken?: string | null },
): Promise<z.output<Output>> {
  const { origin, name, patience, tries = MOST_TRIES, holdToken = null } = asking
  const namedUntil =
    (signal: AbortSignal): typeof fetch =>
    (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), [NAME_HEADER]: name },
        signal,
      })
  for (let tried = 1; ; tried += 1) {
    // A timeout's own signal may be collected while its call still waits, and would then never end it.
    const waiting = new AbortController()
    const end = setTimeout(() => waiting.abort(), patience)
    try {
      return await call(endpoint, input, { fetch: namedUntil(waiting.signal), origin, holdToken })
    } catch (cause) {
      if (tried === tries || !isUnclear(cause)) throw cause
      await pause(PAUSE * tried)
    } finally {
      clearTimeout(end)
    }
  }
}

const timeOf = ({ startTime }: Wish) => (startTime === undefined ? {} : { startTime })

/** Holds what is wanted, by a token of its own or by one that the server gives. */
export function hold(wish: Wish, asking: Asking, holdToken: string | null = newToken()) {
  return ask(holdSlot, { id: wish.id, ...timeOf(wish) }, { ...asking, name: `${wish.name} hold`, holdToken })
}

/** The whole way to a booking, each step asked until it is answered; the order's id. */
export async function book(wish: Wish, asking: Asking): Promise<string> {
  const { name, id, serviceId } = wish
  const by = (step: string, holdToken: string | null) => ({ ...asking, name: `${name} ${step}`, holdToken })
  const { holdToken, slot } = await hold(wish, asking)
  const choice = { id: slot?.id ?? id, ...timeOf(wish), packageId: `${serviceId}-package` }
  await ask(holdSlot, choice, by('choose', holdToken))
  const ordered = { serviceId, slotId: slot?.id ?? null, customer: customerOf(wish) }
  const order = await ask(createOrder, ordered, by('order', holdToken))
  if (serviceId === 'mini' && slot) await ask(bookSlot, { id: slot.id }, by('confirm', holdToken))
  else await ask(confirmOrder, { id: order.id, method: 'OUTSIDE' }, by('confirm', holdToken))
  const { status, id: orderId } = await ask(getOrder, { id: order.id }, by('read', null))
  if (status !== 'BOOKED') throw new Error(`${name} reads ${status}`)
  return orderId
}

/** An inquiry, asked until it is answered; its id. */
export async function inquire(name: string, asking: Asking): Promise<string> {
  const customer = {
    fullName: `Ann ${name}`,
    email: emailOf({ name }),
    emailConfirm: emailOf({ name }),
    phone: '',
  }
  const answers = [
    { id: 'when', contents: ['2099-05-05T15:00:00Z'] },
    { id: 'text', contents: ['Do you come to us?'] },
  ]
  const { id } = await ask(
    submitInquiry,
    { serviceId: null, customer, answers, filledIn: 60_000 },
    {
      ...asking,
      name: `${name} inquiry`,
    },
  )
  return id
}
