import { packageSchema, type Business, type Service, type ServiceDate } from '@bellows/domain'
import { makeService, makeSlot, oneDate, slotsFrom } from './fixtures.ts'

/** A studio in Paris: euros, and tax that is in the price. */
export const inFrance: Partial<Business> = {
  businessName: 'Aulne & Roitelet',
  language: 'fr-FR',
  timeZone: 'Europe/Paris',
  paymentSetup: { currency: 'EUR', currencySymbol: '€' },
  taxRate: 20,
  taxLabel: 'TVA',
}

const mini = packageSchema.parse({
  id: 'mini',
  name: 'Mini',
  type: 'MULTI',
  description:
    'Pour les familles qui veulent une belle image au mur et quelques autres pour les grands-parents.',
  features: ['8 images retouchées', 'Une famille, jusqu’à 5 personnes', 'Galerie privée en ligne'],
  totalFee: '195.00',
  shootDuration: 20,
  discount: {
    name: 'Premières réservations',
    amount: 10,
    startDate: '2030-01-01T06:00:00Z',
    endDate: '2030-01-24T14:00:00Z',
    maxSlots: 10,
    usedCount: 3,
  },
})

/** The minis of the twin, as its own visitors read them. */
export const frenchTwin = (): Service =>
  makeService({
    name: 'Lumière du verger',
    type: 'MULTI_PACKAGES',
    tax: 'INCLUDE',
    packages: [mini, { ...mini, id: 'mini-plus', name: 'Mini plus', totalFee: '275.00', discount: null }],
    description:
      '<p>Vingt minutes sans hâte parmi les vieux pommiers, à l’heure où la lumière passe entre les feuilles.</p>',
    location: 'Verger des Aulnes, Senlis',
  })

/** A Saturday morning of theirs. */
export const parisSaturday = (): ServiceDate =>
  oneDate(
    [
      ...slotsFrom('am', '2030-01-26T08:00:00Z', [{}, { status: 'BOOKED' }, {}, {}]),
      makeSlot({
        id: 'late',
        startTime: '2030-01-26T16:00:00Z',
        endTime: '2030-01-26T16:20:00Z',
        isPremium: true,
        premiumFee: '45.00',
        premiumNote: 'La dernière lumière sur le verger.',
      }),
    ],
    { location: 'Verger des Aulnes, Senlis', numberOfSlotsAvailable: 4 },
  )
