import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeQuote, makeRecord } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { YourInformation } from './your-information.tsx'

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

export const NearMiss: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'anna@gmial.com')
    await userEvent.tab()
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
