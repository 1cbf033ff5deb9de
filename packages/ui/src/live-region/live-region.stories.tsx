import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { onSheet } from '../testing/story-sheet.tsx'
import { LiveRegion, SAID_FOR } from './live-region.tsx'

/**
 * Says a change to screen readers.
 *
 * **When to choose it.** Something changes away from the focus; what has the focus speaks for itself.
 */
const meta: Meta<typeof LiveRegion> = {
  title: 'Ui/LiveRegion',
  component: LiveRegion,
  decorators: [onSheet],
  args: { message: '' },
}
export default meta
type Story = StoryObj<typeof LiveRegion>

function Counted() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Next</Button>
      <LiveRegion message={count ? `${count} of 3` : ''} />
    </>
  )
}

export const Default: Story = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(region).toHaveTextContent('1 of 3')
  },
}

/** What was said leaves the reading order after a while; what is said next is said. */
export const WasSaid: Story = {
  render: () => <Counted />,
  beforeEach: () => {
    const later = setTimeout
    const soon = spyOn(globalThis, 'setTimeout')
    soon.mockImplementation(((work: () => void, wait?: number) =>
      later(work, wait === SAID_FOR ? 100 : wait)) as typeof setTimeout)
    return () => soon.mockRestore()
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(region).toHaveTextContent('1 of 3'))
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(region).toHaveTextContent('2 of 3'))
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Assertive: Story = {
  args: { message: 'Your hold ends in one minute', politeness: 'assertive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
  },
}
