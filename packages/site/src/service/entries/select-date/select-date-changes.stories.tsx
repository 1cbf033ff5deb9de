import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLargeText } from '@bellows/ui/testing'
import { expect, fn, userEvent } from 'storybook/test'
import { makeMove } from '../../../booking/testing/entry-fixtures.ts'
import { makeOrder } from '../../../booking/testing/order-fixture.ts'
import { choice, chooseSunday, DATES, DateStory } from './date-story.tsx'

/**
 * What another date changes: what is paid on top, and what is signed again.
 *
 * **When to choose it.** Review it for the prices beside the times and for large text.
 */
const meta: Meta<typeof DateStory> = {
  title: 'Site/Booking/Select date/What changes',
  component: DateStory,
  args: { go: fn(), heard: fn(), answers: { [DATES]: choice() } },
}
export default meta
type Story = StoryObj<typeof DateStory>

const signed = (count: number) =>
  makeOrder({
    status: 'BOOKED',
    signContracts: Array.from({ length: count }, (_, index) => ({
      id: `contract-${index}`,
      name: `Contract ${index}`,
      signedDate: '2030-01-15T10:00:00Z',
      countersignedDate: null,
    })),
  })

const quoteOf = (total: string) => ({ ...makeOrder().quote, total })
const dearer = makeMove({ extra: '48.71', isSignedAgain: true, quote: quoteOf('352.35') })

/** The price says what comes on top and what it all comes to. */
export const Dearer: Story = {
  args: { answers: { [DATES]: choice({ order: signed(1), move: dearer }) } },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByRole('cell', { name: '+$48.71 as a new payment, $352.35 in all' })
    await canvas.findByText('You’ll sign the contract once more.')
  },
}

const west = { timeZone: 'America/Los_Angeles' }

/** Both times are told on the visitor’s clock too. */
export const VisitorsZone: Story = {
  args: { studio: west },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^8:15 AM/ })).at(-1)!)
    const row = await canvas.findByRole('row', { name: /^Date/ })
    await expect(row).toHaveTextContent(/7:00 AM PST is .* your time \(.*\).*8:15 AM PST is .* your time/)
  },
}

/** So it is in the foot of a phone, far above the table. */
export const VisitorsZoneOnPhone: Story = {
  ...VisitorsZone,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^8:15 AM/ })).at(-1)!)
    await canvas.findByRole('row', { name: /^Date/ })
    const foot = canvasElement.querySelector('[data-changes-foot]')
    await expect(foot).toHaveTextContent(/^8:15 AM PST is .* your time/)
  },
}

/** All that was signed for the date so far comes back. */
export const SignsTwoAgain: Story = {
  args: { answers: { [DATES]: choice({ order: signed(2), move: makeMove({ isSignedAgain: true }) }) } },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByText('You’ll sign the 2 contracts once more.')
  },
}

/** Who has agreed to a fee already pays none for another time that has the same. */
export const FromPremiumTime: Story = {
  play: async ({ canvas }) => {
    const gold = await canvas.findByRole('radio', { name: /^5:45 PM/ })
    await expect(gold).toHaveAccessibleName('5:45 PM')
  },
}

/** Of a dearer time the difference alone is told. */
export const ToDearerTime: Story = {
  args: { answers: { [DATES]: choice({ feeSoFar: '20.00' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^5:45 PM.*\$25\.00 more/ }))
    const act = await canvas.findByRole('button', { name: /^Move to/ })
    await expect(act).toHaveAccessibleDescription(/^Date/)
    await canvas.findByText(/: see what changes\.$/)
    await expect(canvas.queryByRole('radio', { name: /\$45\.00/ })).toBeNull()
    await canvas.findByRole('row', { name: /^Date/ })
    await expect(canvas.queryByRole('row', { name: /^Place/ })).toBeNull()
  },
}

/** What the first shoot of a combination costs on top pays nothing of the second. */
export const OfSecondShoot: Story = {
  args: { answers: { [DATES]: choice({ feeSoFar: '0.00' }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^5:45 PM.*\$45\.00 more/ })
  },
}

/** The fee of a time that is priced in another currency than the booking is none of it. */
export const InAnotherCurrency: Story = {
  ...FromPremiumTime,
  args: { answers: { [DATES]: choice({ feeSoFar: null }) } },
}

/** At twice the size of text the page is no wider than a phone: each value stands under its name. */
export const LargeText: Story = {
  args: { answers: { [DATES]: choice({ move: makeMove({ extra: '48.71' }) }) } },
  globals: { viewport: { value: 'phone' }, locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      await userEvent.click((await canvas.findAllByRole('radio', { name: /^10:15/ })).at(-1)!)
      const table = await canvas.findByRole('table', { name: 'Ce qui change' })
      await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}

/** What is still to be paid shrinks by what the new time costs less. */
export const LessToPay: Story = {
  args: {
    answers: {
      [DATES]: choice({ move: makeMove({ isCheaper: true, less: '48.71', quote: quoteOf('254.93') }) }),
    },
  },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByRole('cell', { name: '$254.93, $48.71 less to pay' })
    await expect(canvas.queryByText('No money back automatically')).toBeNull()
  },
}

/** Only a time that costs less gives nothing back of what is paid; one at the same fee changes no price. */
export const Cheaper: Story = {
  args: { answers: { [DATES]: choice({ move: makeMove({ isCheaper: true }) }) } },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByText('No money back automatically')
  },
}
