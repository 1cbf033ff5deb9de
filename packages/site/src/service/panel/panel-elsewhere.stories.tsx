import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { makeService, oneDate, orchardSunday, slotsFrom } from '../../booking/testing/fixtures.ts'
import { frenchTwin, inFrance, parisSaturday } from '../../booking/testing/french-twin.ts'
import { Unscripted } from '../../booking/testing/unscripted.tsx'
import { PanelStory } from './panel-story.tsx'

/**
 * The panel of a service page for visitors elsewhere: in another language and money, in another zone, without scripts.
 *
 * **When to choose it.** Review it for what a page says to those who see less of it than most; Service page has the rest.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Service page elsewhere',
  component: PanelStory,
  args: { go: fn() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const booked = slotsFrom('full', '2030-01-26T15:00:00Z', [
  { status: 'BOOKED' },
  { status: 'BOOKED' },
  { status: 'BOOKED' },
])
const fullSaturday = oneDate(booked, { numberOfSlotsAvailable: 0 })

/** A studio elsewhere, in its own language and money; what it says of tax is in the price. */
export const FrenchTwin: Story = {
  tags: ['visual-375', 'visual-1440'],
  globals: { locale: 'fr-FR' },
  args: { service: frenchTwin(), studio: inFrance, dates: [parisSaturday()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('175,50 €')).toBeVisible()
    await expect(canvas.getByText('Taxes comprises')).toBeVisible()
  },
}

/** Times of another zone than the visitor’s: the chosen one is told on both clocks. */
export const VisitorsZone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]!)
    await expect(canvas.getByText(/^9:00 AM CST is .* your time \(.*\)$/)).toBeVisible()
  },
}

const march = oneDate(slotsFrom('march', '2030-03-16T14:00:00Z', [{}]), { id: 'march' })

/** Clocks change between the dates: the zone has two names, and none of them is said of all. */
export const ClockChange: Story = {
  args: { dates: [orchardSunday(), march] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Times in Chicago')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('radio', { name: /^9:00 AM/ }).at(-1)!)
    await expect(canvas.getByText(/^9:00 AM CDT is .* your time \(.*\)$/)).toBeVisible()
  },
}

/** One date is full, another is not. */
export const NoneLeftOnADate: Story = {
  tags: ['visual-375'],
  args: { dates: [fullSaturday, orchardSunday()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No times left on this date\.$/)).toBeVisible()
  },
}

/** What the server draws, as a browser shows it that runs no script. */
export const WithoutScript: Story = {
  tags: ['visual-1440'],
  render: (args) => (
    <Unscripted>
      <PanelStory {...args} />
    </Unscripted>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Booking online needs JavaScript\./)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    const times = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(times).toEqual(
      expect.arrayContaining([
        '9:00 AM',
        '9:25 AM, booked',
        '10:15 AM, Being booked',
        '5:45 PM, Premium +$45.00',
      ]),
    )
    await expect(canvas.getByText('Times in Chicago (CST)')).toBeVisible()
  },
}

/** In French a zone is named after its place, and the line about it does not say that twice. */
export const WithoutScriptInFrench: Story = {
  ...WithoutScript,
  tags: [],
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Heures de Chicago')).toBeVisible()
  },
}

/** Free times of a service that is paused are no offer. */
export const PausedWithoutScript: Story = {
  ...WithoutScript,
  tags: [],
  args: {
    service: makeService({
      options: { isPaused: true, isWaitlistEnabled: false, isBookingWithoutTime: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not taking bookings right now\./)).toBeVisible()
    await expect(canvas.queryByText('9:00 AM')).toBeNull()
  },
}
