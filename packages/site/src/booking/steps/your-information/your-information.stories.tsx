import type { Meta, StoryObj } from '@storybook/react-vite'
import { imageSchema } from '@bellows/domain'
import { storyPrint } from '@bellows/ui/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inquiryEntry } from '../../../service/entries/booking-entries.ts'
import { makeInquiry } from '../../testing/entry-fixtures.ts'
import { makeAvailability, makeQuote, makeRecord, makeService } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { YourInformation } from './your-information.tsx'

const print = imageSchema.parse({ url: storyPrint(1200, 1200, 0), alt: '', width: 1200, height: 1200 })

const anna = { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '+1 312 555 0111' }

/**
 * The step that asks who is coming.
 *
 * **When to choose it.** Always shown; look at its errors and at what a returning visitor finds filled in.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Your information',
  component: StepStory,
  args: {
    step: 'your-information',
    children: <YourInformation />,
    record: makeRecord({ selectedPackage: 'mini' }),
    state: { packageId: 'mini', quote: makeQuote() },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('E-mail')
  },
}

/** Of the studio's name and the time left, where both stand in one row. */
const LEAST_APART = 40

/** One line says how long the time is held, and the studio's name keeps clear of it in the middle of the bar. */
export const NameBesideTime: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const time = await canvas.findByRole('timer')
    const name = document.createRange()
    name.selectNodeContents(within(canvas.getByRole('banner')).getByRole('link', { name: /Photography/ }))
    const { left, right } = name.getBoundingClientRect()
    await expect(time.getBoundingClientRect().left - right).toBeGreaterThanOrEqual(LEAST_APART)
    await expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(2)
  },
}

export const Errors: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'anna')
    await userEvent.type(canvas.getByLabelText('Phone'), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('This field cannot be left blank')).toBeVisible()
    await expect(canvas.getByText('Please enter the correct email format')).toBeVisible()
    await expect(canvas.getByText('Please enter the correct phone number format')).toBeVisible()
    await expect(canvas.getByLabelText('First and last name')).toHaveFocus()
  },
}

/** The line is gone: that is said in the bar, which stays in sight, and what was typed stays. */
export const Offline: Story = {
  tags: ['visual-375'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  args: { record: makeRecord({ selectedPackage: 'mini', customer: anna }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue('anna@berg.example')
    const told = canvas.getByText('You’re offline. What you typed is kept on this device.')
    await expect(told).toBeVisible()
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(scrollY).toBeGreaterThan(0))
    const { top, bottom } = told.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThan(innerHeight)
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** The summary, as phones open it from the bar. */
export const SummaryOpen: Story = {
  tags: ['visual-375'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('E-mail')
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Your booking' }))
    await waitFor(() => expect(sheet.getByText('$303.64')).toBeVisible())
  },
}

/** Beside the step the service’s picture stands upright; a phone’s summary has it small and square. */
export const Pictured: Story = {
  args: { service: makeService({ image: print }) },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('E-mail')
    const summary = canvas.getByRole('complementary', { name: 'Your booking' })
    const { inlineSize, aspectRatio } = getComputedStyle(summary.querySelector('picture')!)
    await expect([inlineSize, aspectRatio]).toEqual(['96px', '4 / 5'])
  },
}

const offer = 'Did you mean anna@gmail.com?'

/** Who goes on from the field comes to the offer, which was not seen while it was typed; who takes it is in the field again. */
export const NearMiss: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('E-mail')
    const before = canvas.getByLabelText('Phone').getBoundingClientRect().top
    await userEvent.type(field, 'anna@gmial.com')
    await expect(canvas.getByLabelText('Phone').getBoundingClientRect().top).toBe(before)
    await userEvent.tab()
    const hint = canvas.getByRole('button', { name: offer })
    await expect(hint).toHaveFocus()
    await expect(getComputedStyle(hint).clipPath).toBe('none')
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(offer),
    )
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('anna@gmail.com')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /Did you mean/ })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Phone')).toHaveFocus()
  },
}

/** What was probably meant is offered as long as the address stands, over a reload too. */
export const NearMissKept: Story = {
  args: { record: makeRecord({ selectedPackage: 'mini', customer: { ...anna, email: 'anna@gmial.com' } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean anna@gmail.com?' }))
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@gmail.com')
    await expect(canvas.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  },
}

/** What was typed before comes back, and Enter sends it. */
export const Sends: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini', customer: anna }),
    answers: { 'POST /api/public/orders': { data: makeOrder() } },
  },
  play: async ({ canvas, args }) => {
    const phone = await canvas.findByLabelText('Phone')
    await expect(phone).toHaveValue('+1 312 555 0111')
    await userEvent.type(phone, '{Enter}')
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/payments'))
  },
}

const inquired = { prefix: 'inquiries', id: 'inquiry-1' } as const

/** What was begun for another booking, and left, takes nothing of what the studio knows away. */
export const BegunBefore: Story = {
  args: {
    link: { base: inquired, entry: inquiryEntry(makeInquiry({ customer: anna })) },
    record: makeRecord({
      selectedPackage: 'mini',
      customer: { fullName: 'Ann B', email: '', phone: '' },
      link: inquired,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue('anna@berg.example')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+1 312 555 0111')
    await expect(canvas.getByLabelText('First and last name')).toHaveValue('Ann B')
  },
}

/** A validator’s text comes from the server in English, as it does from the form. */
export const RefusedInSpanish: Story = {
  globals: { locale: 'es-ES' },
  args: {
    record: makeRecord({ selectedPackage: 'mini', customer: anna }),
    answers: {
      'POST /api/public/orders': {
        status: 400,
        error: 'bad_request',
        message: 'Please enter the correct email format',
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Teléfono'), '{Enter}')
    await expect(await canvas.findByText('Introduzca un correo electrónico válido')).toBeVisible()
  },
}

/** The studio wants to be sure of the address. */
export const AskedTwice: Story = {
  args: {
    studio: { bookingAvailability: makeAvailability({ asksEmailTwice: true }) },
    answers: { 'POST /api/public/orders': { data: makeOrder() } },
    heard: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('First and last name'), 'Anna Berg')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@berg.example')
    await userEvent.type(canvas.getByLabelText('Phone'), '+1 312 555 0111')
    const again = canvas.getByLabelText('E-mail again')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('This field cannot be left blank')).toBeVisible()
    await expect(again).toHaveFocus()
    await userEvent.type(again, 'ana@berg.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('The two email addresses are not the same')).toBeVisible()
    await userEvent.clear(again)
    await userEvent.type(again, 'anna@berg.example{Enter}')
    await waitFor(() => expect(args.go).toHaveBeenCalled())
    await expect(args.heard).toHaveBeenCalledWith(
      'POST /api/public/orders',
      expect.objectContaining({ customer: anna }),
    )
  },
}

/** Nothing typed is lost, the second time neither. */
export const AskedTwiceAgain: Story = {
  args: {
    studio: { bookingAvailability: makeAvailability({ asksEmailTwice: true }) },
    record: makeRecord({ selectedPackage: 'mini', customer: { ...anna, emailConfirm: 'anna@b' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail again')).toHaveValue('anna@b')
  },
}
