import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PanelStory } from './panel-story.tsx'

const refusal = { status: 401, error: 'unauthorized', message: 'Unauthorized', requestId: 'req-7f3a' }

/**
 * The panel of a service page whose server knows the visitor no longer.
 *
 * **When to choose it.** Review what is told of a booking that is no longer kept.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Logged out',
  component: PanelStory,
  args: { go: fn(), answers: { 'PATCH /api/public/bookings/am-1/hold-slot': refusal } },
}
export default meta
type Story = StoryObj<typeof PanelStory>

/** Chooses the first time; gives what is said of it. */
async function choose(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], onward: string) {
  await userEvent.click(canvas.getAllByRole('radio')[0]!)
  await userEvent.click(canvas.getByRole('button', { name: onward }))
  return screen.findByRole('alertdialog')
}

/** The booking that was kept here is gone, which is said. */
export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, 'Continue')
    await expect(dialog).toHaveAccessibleName('Booking failed')
    await expect(dialog).toHaveTextContent('Unauthorized')
    await expect(dialog).toHaveTextContent('You have been logged out.')
  },
}

/** The word of the server is in the site’s language too. */
export const InGerman: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, 'Weiter')
    await expect(dialog).toHaveTextContent('Nicht angemeldet')
    await expect(dialog).not.toHaveTextContent('Unauthorized')
  },
}
