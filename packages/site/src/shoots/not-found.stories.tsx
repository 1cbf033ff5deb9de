import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorScreen } from '../pages/error-page.tsx'

const meta: Meta<typeof ErrorScreen> = {
  title: 'Site/Booking/Error page',
  component: ErrorScreen,
  args: {
    status: 404,
    title: 'Page not found',
    message:
      "Oops! We can't find the page you're looking for. It may have been moved or removed. Let's get you back on track.",
  },
}
export default meta

/** What a missing, foreign or deleted id shows. */
export const NotFound: StoryObj<typeof ErrorScreen> = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/')
  },
}
