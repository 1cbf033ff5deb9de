import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Quote } from '@bellows/domain'
import { Button } from '@bellows/ui'
import { expect, userEvent } from 'storybook/test'
import { makeQuote } from '../testing/fixtures.ts'
import { StoryWorld } from '../testing/story-world.tsx'
import { DueRows, SummaryPrice } from './summary-rows.tsx'

const addon = (label: string, amount: string) => ({ kind: 'addon', label, quantity: 1, amount }) as const
const mini = { kind: 'package', label: 'Mini', quantity: 1, amount: '195.00' } as const
const before = makeQuote({ lines: [mini, addon('Print', '10.00'), addon('Print', '20.00')] })
const after = makeQuote({ lines: [mini, addon('Pet', '15.00'), addon('Print', '20.00')] })

/** The price before and after another choice. */
function Changed() {
  const [quote, setQuote] = useState<Quote>(before)
  return (
    <>
      <SummaryPrice quote={quote} end={<DueRows quote={quote} />} />
      <Button onClick={() => setQuote(after)}>Choose otherwise</Button>
    </>
  )
}

/**
 * The price, line by line.
 *
 * **When to choose it.** Wherever a price is summed up: beside the steps, and on the pages of a booking that stands.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Price lines',
  component: StoryWorld,
  args: { children: <Changed /> },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

/** Of two add-ons of one name one is given up: its line goes, so that the lines are those of the sum. */
export const OneNameTwice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$10.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose otherwise' }))
    await expect(canvas.getByText('$15.00')).toBeVisible()
    await expect(canvas.queryByText('$10.00')).toBeNull()
    await expect(canvas.getAllByText('Print')).toHaveLength(1)
  },
}
