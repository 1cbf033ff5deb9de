import type { Service } from '@bellows/domain'
import { userEvent } from 'storybook/test'
import { makeMove } from '../../../booking/testing/entry-fixtures.ts'
import { makeService, orchardSaturday, orchardSunday } from '../../../booking/testing/fixtures.ts'
import { makeOrder } from '../../../booking/testing/order-fixture.ts'
import { StoryWorld, type StoryWorldProps } from '../../../booking/testing/story-world.tsx'
import { SelectDate } from './select-date.tsx'

export const booked = makeOrder({ status: 'BOOKED' })
export const DATES = `GET /api/public/orders/${booked.id}/select-date`
export const MOVE = `PATCH /api/public/orders/${booked.id}/select-date`
export const loaded = {
  serviceDates: [orchardSaturday(), orchardSunday()],
  serverNow: '2030-01-15T10:00:00Z',
}
export const choice = (over: object = {}) => ({
  data: { order: booked, closedBecause: null, feeSoFar: '45.00', move: makeMove(), ...over },
})

type DateStoryProps = Omit<StoryWorldProps, 'children'> & Readonly<{ service?: Service }>

/** The page on which the booked shoot gets another date. */
export function DateStory({ service = makeService(), ...world }: DateStoryProps) {
  const answers = {
    'GET /api/public/services/orchard-light-minis/service-dates': { data: loaded },
    ...world.answers,
  }
  return (
    <StoryWorld {...world} answers={answers}>
      <SelectDate moved={{ id: booked.id }} service={service} dates={loaded} />
    </StoryWorld>
  )
}

export const chooseSunday = async (canvas: { findAllByRole: Function }) =>
  userEvent.click((await canvas.findAllByRole('radio', { name: /^10:15 AM/ })).at(-1))
