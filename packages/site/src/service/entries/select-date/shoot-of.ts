import type { Order, Service } from '@bellows/domain'

/** The shoot whose date is chosen. */
export type MovedShoot = Readonly<{
  /** Of several, what it is called. */
  name: string | null
  /** `null` until it has a date. */
  start: string | null
  place: string
  minutes: number
}>

/** The named shoot of an order, the first one without a name. */
export function shootOf(
  { shoots, service }: Order,
  { shootId = 'shoot-1' }: Readonly<{ shootId?: string }>,
  { maxDuration }: Pick<Service, 'maxDuration'>,
): MovedShoot {
  const shoot = shoots.find(({ id }) => id === shootId)
  return {
    name: shoots.length > 1 && shoot ? shoot.name : null,
    start: shoot?.shootTime ?? null,
    place: shoot?.location || service.location,
    minutes: shoot?.duration || maxDuration,
  }
}
