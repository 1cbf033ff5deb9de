import type { Slot } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { oneDate, slotsFrom } from '../../booking/testing/fixtures.ts'
import { handClock } from '../../booking/testing/story-world.tsx'
import { PanelStory } from './panel-story.tsx'

/**
 * The panel of a service page from one second to the next.
 *
 * **When to choose it.** Review that nothing moves but what changed.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Service page each second',
  component: PanelStory,
  args: { go: fn() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const clock = handClock()
const everything = { subtree: true, childList: true, attributes: true, characterData: true } as const

/** A second that changes nothing draws nothing. */
export const StandsStill: Story = {
  args: { clock },
  play: async ({ canvasElement }) => {
    const observer = new MutationObserver(() => undefined)
    observer.observe(canvasElement, everything)
    clock.second()
    await expect(observer.takeRecords()).toEqual([])
    observer.disconnect()
  },
}

const ending = handClock()
const almostOver = { status: 'BOOKING', lockoutEnd: '2030-01-15T10:00:01Z' } as const

/** A second at whose end a hold is over changes that time alone, and every other stays the element it was. */
export const OneHoldEnds: Story = {
  args: {
    clock: ending,
    dates: [oneDate(slotsFrom('am', '2030-01-26T15:00:00Z', [{}, almostOver, {}, { status: 'BOOKED' }]))],
  },
  play: async ({ canvas, canvasElement }) => {
    const times = [...canvasElement.querySelectorAll('label:has(input[type="radio"])')]
    const before = times.map((time) => time.outerHTML)
    ending.second()
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^9:25 AM/ })).toBeEnabled())
    const changed = times.filter((time, index) => !time.isConnected || time.outerHTML !== before[index])
    await expect(changed.map((time) => time.textContent)).toEqual([expect.stringContaining('9:25')])
  },
}

const DATES = 'GET /api/public/services/orchard-light-minis/service-dates'
const datesWith = (second: Partial<Slot>) => [
  oneDate(slotsFrom('am', '2030-01-26T15:00:00Z', [{}, second, {}])),
  oneDate(slotsFrom('pm', '2030-01-27T15:00:00Z', [{}, {}, {}]), { id: 'sunday' }),
]
const dateOf = ({ target }: MutationRecord) => (target instanceof Element ? target.closest('fieldset') : null)

/** An answer that takes one time away writes nothing on another date. */
export const OneTimeIsTaken: Story = {
  args: {
    dates: datesWith({}),
    answers: {
      [DATES]: {
        data: { serviceDates: datesWith({ status: 'BOOKED' }), serverNow: '2030-01-15T10:00:30Z' },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll('fieldset')]
    await expect(groups).toHaveLength(2)
    const changed = new Set<Element | null>()
    const observer = new MutationObserver((records) => records.forEach((one) => changed.add(dateOf(one))))
    observer.observe(canvasElement, everything)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: /^9:25 AM/ })[0]).toBeDisabled())
    await expect(changed).toContain(groups[0])
    await expect(changed).not.toContain(groups[1])
    observer.disconnect()
  },
}
