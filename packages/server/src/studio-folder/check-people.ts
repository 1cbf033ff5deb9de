import { FolderFault } from './folder-fault.ts'
import type { PeopleFile, SlotName } from './folder-schemas.ts'
import type { StudioFolder } from './studio-folder.ts'

type Place = readonly (string | number)[]
type Named = Readonly<{ place: Place; name: string | undefined }>

function refuse(place: Place, message: string): never {
  throw new FolderFault('people.json', place, message)
}

/** What entries name, each with its place; one that names nothing clashes with none. */
function requireOnce(named: readonly Named[], what: string): void {
  const seen = new Set<string>()
  for (const { place, name } of named) {
    if (name === undefined) continue
    if (seen.has(name)) refuse(place, `${what} "${name}" is there twice`)
    seen.add(name)
  }
}

const ids = (kind: string, entries: readonly { id?: string | undefined }[]): Named[] =>
  entries.map(({ id: name }, index) => ({ place: [kind, index, 'id'], name }))

function checkNames({ orders, inquiries, holds }: PeopleFile): void {
  requireOnce(ids('orders', orders), 'the order')
  requireOnce(ids('inquiries', inquiries), 'the inquiry')
  requireOnce(
    holds.map(({ token: name }, index) => ({ place: ['holds', index, 'token'], name })),
    'the token',
  )
}

type Use = 'booked' | 'held' | 'kept'
type Used = Readonly<{ use: Use; slot: SlotName; place: Place }>

const used = (use: Use, slot: SlotName | undefined, place: Place): Used[] =>
  slot ? [{ use, slot, place: [...place, 'slot'] }] : []

function usedSlots({ orders, waitlist, holds, reserved }: PeopleFile): Used[] {
  return [
    ...orders.flatMap(({ status, slot }, index) =>
      status === 'CANCELLED' ? [] : used(status === null ? 'kept' : 'booked', slot, ['orders', index]),
    ),
    ...waitlist.flatMap(({ offer }, index) => used('kept', offer?.slot, ['waitlist', index, 'offer'])),
    ...holds.flatMap(({ slot }, index) => used('held', slot, ['holds', index])),
    ...reserved.flatMap(({ slot }, index) => used('kept', slot, ['reserved', index])),
  ]
}

const isSame = (one: SlotName, other: SlotName) => one.date === other.date && one.at === other.at

/** Whoever a time is kept for may hold it by now; nothing else goes together. */
const gotTogether = (one: Use, other: Use) => one !== other && one !== 'booked' && other !== 'booked'

function checkSlots(people: PeopleFile): void {
  const uses = usedSlots(people)
  uses.forEach(({ use, slot, place }, index) => {
    const before = uses
      .slice(0, index)
      .find((other) => isSame(slot, other.slot) && !gotTogether(use, other.use))
    if (before)
      refuse(place, `${before.place.join('.')} has the slot of "${slot.date}" at ${slot.at} already`)
  })
}

function checkWaitlist({ orders, waitlist }: PeopleFile): void {
  const waiting = [
    ...orders.map((order, index) => ({ ...order, place: ['orders', index] })),
    ...waitlist.map((entry, index) => ({ ...entry, status: 'WAITLIST', place: ['waitlist', index] })),
  ]
  const who = waiting.map(({ status, service, customer, place }) => {
    const email = customer.email.trim().toLowerCase()
    return { place, name: status === 'WAITLIST' && email !== '' ? `${email}" for "${service}` : undefined }
  })
  requireOnce(who, 'the wait of')
}

function checkServices({ services, people }: StudioFolder): void {
  const known = new Set(services.map(({ id }) => id))
  for (const kind of ['orders', 'inquiries', 'waitlist'] as const)
    for (const [index, { service }] of people[kind].entries())
      if (service !== null && !known.has(service))
        refuse([kind, index, 'service'], `there is no service "${service}"`)
}

/** What of `people.json` its own entries or the folder's services rule out. @throws FolderFault */
export function checkPeople(folder: StudioFolder): void {
  const { people } = folder
  checkServices(folder)
  checkNames(people)
  checkSlots(people)
  checkWaitlist(people)
}
