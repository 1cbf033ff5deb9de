import { expect, test } from 'vitest'
import { slotTaken } from '../../store/holds/booking-refusals.ts'

const start = new Date('2030-01-26T15:00:00Z')

test.each([
  [
    'en-US',
    'America/Chicago',
    'This slot (9:00 AM on Sat, Jan 26, 2030) has just been booked by someone else. We apologize for the inconvenience. Please choose another slot to continue the booking process. Thanks for understanding!',
  ],
  [
    'fr-FR',
    'Europe/Paris',
    'Ce créneau (16:00, sam. 26 janv. 2030) vient d’être réservé par quelqu’un d’autre. Nous vous prions de nous excuser pour ce désagrément. Veuillez choisir un autre créneau pour poursuivre la réservation. Merci de votre compréhension !',
  ],
] as const)('%s: a taken slot is told in the studio’s language', (language, timeZone, message) => {
  const refusal = slotTaken(start, { language, timeZone })
  expect(refusal).toMatchObject({ status: 409, error: 'slot_taken' })
  expect(refusal.toldIn(language)).toEqual({ message })
})
