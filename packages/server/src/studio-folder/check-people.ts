import { FolderFault } from './folder-fault.ts'
import type { PeopleFile, ServiceFile, SlotName } from './folder-schemas.ts'
import type { Entry, StudioFolder } from './studio-folder.ts'

type Place = Entry['place']
/** What an entry names, in words, and where. */
type Named = Readonly<{ place: Place; name: string | undefined }>

function refuse(place: Place, message: string): never {
  throw new FolderFault('people.json', place, message)
}

/** One that names nothing clashes with none. */
function requireOnce(all: readonly Named[]): void {
  const seen = new Set<string>()
  for (const { place, name } of all) {
    if (name === undefined) continue
    if (seen.has(name)) refuse(place, `${name} is there twice`)
    seen.add(name)
  }
}

const named = (place: Place, what: string, name: string | undefined): Named => ({
  place,
  name: name && `the ${what} "${name}"`,
})

function checkNames({ orders, inquiries, holds }: PeopleFile): void {
  requireOnce([
    ...orders.map(({ id }, index) => named(['orders', index, 'id'], 'order', id)),
    ...inquiries.map(({ id }, index) => named(['inquiries', index, 'id'], 'inquiry', id)),
    ...holds.map(({ token }, index) => named(['holds', index, 'token'], 'token', token)),
  ])
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
const mayGoTogether = (one: Use, other: Use) => one !== other && one !== 'booked' && other !== 'booked'

function checkSlots(people: PeopleFile): void {
  const uses = usedSlots(people)
  uses.forEach(({ use, slot, place }, index) => {
    const before = uses
      .slice(0, index)
      .find((other) => isSame(slot, other.slot) && !mayGoTogether(use, other.use))
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
    const isKnown = status === 'WAITLIST' && email !== ''
    return { place, name: isKnown ? `the wait of "${email}" for "${service}"` : undefined }
  })
  requireOnce(who)
}

type Naming = Readonly<{ services: readonly ServiceFile[]; place: Place }>

/** The service that one of the people names. @throws FolderFault */
export function serviceOf({ services, place }: Naming, id: string): ServiceFile {
  return (
    services.find((service) => service.id === id) ??
    refuse([...place, 'service'], `there is no service "${id}"`)
  )
}

function checkServices({ services, people }: StudioFolder): void {
  for (const kind of ['orders', 'inquiries', 'waitlist'] as const)
    for (const [index, { service }] of people[kind].entries())
      if (service !== null) serviceOf({ services, place: [kind, index] }, service)
}

/** What of `people.json` its own entries or the folder's services rule out. @throws FolderFault */
export function checkPeople(folder: StudioFolder): void {
  const { people } = folder
  checkServices(folder)
  checkNames(people)
  checkSlots(people)
  checkWaitlist(people)
}
