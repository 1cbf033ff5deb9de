import { letterService, SERVICE } from '../site/letters.ts'
import { NAME, type Payloads } from './hostile-values.ts'

/** A service whose booking has every step. */
export const HELD = 'held'
/** When the time starts that is booked. */
export const HELD_AT = '09:00'

/** Its packages, what can be added, and all that is asked mean harm. */
export function heldService(payloads: Payloads) {
  const text = (place: string) => payloads.text(`held.${place}`, NAME)
  const picture = (place: string) => payloads.picture(`held.${place}`)
  const [walk] = letterService.packages
  const [day] = letterService.serviceDates
  const packages = ['small', 'large'].map((id) => ({
    ...walk,
    id: `${HELD}-${id}`,
    type: 'MULTI',
    name: text(id),
    description: text(`${id}.description`),
    features: [text(`${id}.feature`), text(`${id}.other`)],
  }))
  const addons = ['print', 'album'].map((id) => ({
    id: `${HELD}-${id}`,
    name: text(id),
    description: text(`${id}.description`),
    fee: '20.00',
    image: picture(id),
  }))
  return {
    ...letterService,
    name: text('name'),
    type: 'MULTI_PACKAGES',
    calendarId: HELD,
    image: picture('image'),
    images: [picture('images')],
    packages,
    addons,
    contractTemplates: [SERVICE],
    isAfterBookingQuestionnaire: false,
    questionnaire: {
      questions: [
        { id: `${HELD}-who`, title: text('question'), type: 'SHORT_TEXT' },
        { id: `${HELD}-what`, title: text('choice'), type: 'SELECT', options: [text('option')] },
      ],
    },
    serviceDates: [{ ...day, id: `${HELD}-day`, location: text('location') }],
  }
}
