import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorScreen } from '../pages/error-page.tsx'
import { Retry } from '../pages/retry.tsx'

/**
 * What went wrong, in the words of the error, with a way home.
 *
 * **When to choose it.** Any page that cannot be shown; within a page a section says by itself what is wrong.
 */
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

/** The server could not be reached by what stands before it; title and message are one, and are said once. */
export const BadGateway: StoryObj<typeof ErrorScreen> = {
  tags: ['visual-1440'],
  args: { status: 502, title: 'Bad gateway', message: 'Bad gateway', requestId: 'req-7f3a' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Bad gateway')).toHaveLength(1)
  },
}

/** What a missing, foreign or deleted id shows. */
export const NotFound: StoryObj<typeof ErrorScreen> = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/')
  },
}

/** Nobody has said a number; another try comes before the way home. */
export const WithoutLine: StoryObj<typeof ErrorScreen> = {
  args: { title: 'Something went wrong', message: 'Error connect to server', action: <Retry /> },
  render: ({ title, message, action }) => <ErrorScreen title={title} message={message} action={action} />,
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(canvas.queryByText('404')).toBeNull()
    const first = again.getBoundingClientRect()
    const second = canvas.getByRole('link', { name: 'Go back home' }).getBoundingClientRect()
    await expect(Math.max(second.top - first.bottom, second.left - first.right)).toBe(16)
  },
}
