import type { ServiceSummary } from '@bellows/domain'
import { fakeService } from '../../kit/story/fake-services.ts'

const pack = (id: string, totalFee: string, over: object = {}) => ({
  id,
  name: id,
  type: 'MULTI' as const,
  totalFee,
  shootDuration: 60,
  ...over,
})

const earlyBird = {
  name: 'Early bird',
  amount: 15,
  startDate: '2030-01-01T00:00:00Z',
  endDate: '2030-01-24T14:00:00Z',
  maxSlots: 10,
  usedCount: 2,
}

const open = { numberOfSlotsAvailable: 4 }

/** A list as a studio has it: priced from, reduced, single, timeless, and every reason not to book at once. */
export const studioServices: readonly ServiceSummary[] = [
  fakeService(
    {
      id: 'wedding-day',
      name: 'Wedding day',
      packages: [pack('vows', '2200.00'), pack('story', '3900.00')],
      minDuration: 240,
      maxDuration: 720,
      ...open,
    },
    0,
  ),
  fakeService(
    {
      id: 'family',
      name: 'Family session',
      packages: [pack('garden', '320.00', { discount: earlyBird }), pack('golden', '480.00')],
      minDuration: 45,
      maxDuration: 75,
      ...open,
    },
    1,
  ),
  fakeService(
    {
      id: 'engagement',
      name: 'Engagement',
      type: 'SINGLE_PACKAGE',
      packages: [pack('only', '450.00')],
      minDuration: 90,
      maxDuration: 90,
      ...open,
    },
    2,
  ),
  fakeService(
    { id: 'orchard-light-minis', name: 'Orchard Light Minis', options: { isWaitlistEnabled: true } },
    3,
  ),
  fakeService({ id: 'newborn', name: 'Newborn at home', options: { isBookingWithoutTime: true } }, 4),
  fakeService({ id: 'headshots', name: 'Headshots', options: { isPaused: true }, ...open }, 5),
  fakeService({ id: 'boudoir', name: 'Portraits for yourself', packages: [], ...open }, 6),
]

/** Two shoots whatever is chosen, the second of them longer in one package. */
export const severalShoots = fakeService({
  id: 'wedding-and-engagement',
  name: 'Wedding and engagement',
  type: 'COMBO',
  minDuration: 90,
  maxDuration: 90,
  packages: [480, 720].map((day) =>
    pack(`story-${day}`, '4150.00', {
      shootDuration: 90,
      shoots: [
        { name: 'Engagement', shootDuration: 90 },
        { name: 'Wedding day', shootDuration: day },
      ],
    }),
  ),
})

/** As many as asked for, each with an address of its own. */
export const someServices = (count: number): ServiceSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const service = studioServices[index % studioServices.length] ?? fakeService({ id: 'x', name: 'X' })
    return index < studioServices.length
      ? service
      : { ...service, id: `${service.id}-${index}`, slug: `${service.slug}-${index}` }
  })

export const listHost = (count: number) => ({
  services: () => ({ state: 'ready' as const, services: someServices(count) }),
})

const mini = {
  type: 'SINGLE_PACKAGE' as const,
  packages: [pack('mini', '180.00')],
  isMiniSession: true,
  minDuration: 20,
  maxDuration: 20,
}

const free = (slotStartTime: string, numberOfSlotsAvailable: number) => ({
  ...mini,
  slotStartTime,
  numberOfSlotsAvailable,
})

/** Mini sessions of two months: with one and with more free times, and full with a waitlist. */
export const miniSessions: readonly ServiceSummary[] = [
  fakeService({ ...free('2030-01-26T15:00:00Z', 6), id: 'orchard', name: 'Orchard Light Minis' }, 0),
  fakeService({ ...free('2030-02-09T16:20:00Z', 1), id: 'valentine', name: 'Valentine Minis' }, 1),
  fakeService({ ...free('2030-02-23T14:00:00Z', 12), id: 'spring', name: 'Spring Blossom Minis' }, 2),
  fakeService({ ...mini, id: 'harvest', name: 'Harvest Minis', options: { isWaitlistEnabled: true } }, 3),
]

export const miniHost = {
  services: () => ({ state: 'ready' as const, services: miniSessions }),
}
