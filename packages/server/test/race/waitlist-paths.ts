import { randomUUID } from 'node:crypto'
import { cancelOrder } from '../../src/store/orders/cancel-order.ts'
import { claimSlot } from '../../src/store/holds/claim-slot.ts'
import { write } from '../../src/db/write.ts'
import { advanceOffers } from '../../src/store/waitlist/advance-offers.ts'
import { offerSlot } from '../../src/store/waitlist/offer-slot.ts'
import { bookSlot } from '../orders.ts'
import { newToken, type StudioRows } from '../studio-fixture.ts'
import { addGuest, addWaitlistService, addWantedSlot, endOffer, offerOf } from '../waitlist.ts'
import { CONTENDERS, outcomeOf, type Outcome, type RacePath } from './path.ts'

const nobody = { address: null, maxPerAddress: 5 }

/** A slot that is kept for the first of so many guests, because its booking was cancelled. */
async function offeredSlot(studio: StudioRows, guests: number): Promise<string> {
  const serviceId = await addWaitlistService(studio)
  for (let minutesAgo = guests; minutesAgo > 0; minutesAgo -= 1)
    await addGuest(studio, { serviceId, minutesAgo })
  const slotId = await addWantedSlot(studio, serviceId)
  const orderId = await bookSlot(studio, slotId)
  await cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
  return slotId
}

/** How many guests were asked in all; who made the last of them is the winner. */
async function asked({ kysely }: StudioRows, slotId: string): Promise<number> {
  const offers = kysely.selectFrom('waitlist_offer').select('order_id').where('slot_id', '=', slotId)
  return (await offers.execute()).length
}

const passedOn: RacePath = {
  name: 'waitlist: many servers pass on one offer',
  expected: 1,
  refusals: ['again'],
  async prepare(studio) {
    const slotId = await offeredSlot(studio, CONTENDERS)
    await endOffer(studio, slotId)
    const rounds: Promise<unknown>[] = []
    return async (contender): Promise<Outcome> => {
      const round = advanceOffers(studio.kysely)
      rounds.push(round)
      await round
      if (contender > 0) return 'again'
      await Promise.all(rounds)
      const count = await asked(studio, slotId)
      return count === 2 ? 'won' : `${count} guests were asked`
    }
  },
}

const kept: RacePath = {
  name: 'waitlist: strangers against the guest',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const slotId = await offeredSlot(studio, 1)
    const { token } = await offerOf(studio, slotId)
    return async (contender) => {
      const own = contender === CONTENDERS - 1 ? (token ?? '') : newToken()
      return outcomeOf(await claimSlot(studio, { slotId, token: own, offerToken: own, ...nobody }))
    }
  },
}

const oneEach: RacePath = {
  name: 'waitlist: many freed slots, one guest',
  expected: 1,
  refusals: ['open'],
  async prepare(studio) {
    const serviceId = await addWaitlistService(studio)
    await addGuest(studio, { serviceId })
    const slots = await Promise.all(
      Array.from({ length: CONTENDERS }, () => addWantedSlot(studio, serviceId)),
    )
    return async (contender) => {
      const slotId = slots[contender] ?? ''
      const { businessId } = studio
      await write(studio.kysely, (tx) => offerSlot({ tx, businessId }, slotId))
      return (await offerOf(studio, slotId)).orderId === null ? 'open' : 'won'
    }
  },
}

export const waitlistPaths = [passedOn, kept, oneEach]
