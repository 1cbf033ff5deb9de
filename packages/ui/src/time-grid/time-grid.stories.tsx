import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TimeGrid } from './time-grid.tsx'
import { TimeBreak, TimeGroup, TimePart } from './time-group.tsx'
import { TimeOption } from './time-option.tsx'
import { forcedColors } from '../testing/media-rules.ts'
import { held } from '../testing/held.tsx'

const premium = { fee: '+$45.00', words: '45 dollars more' }
const saturday = (
  <>
    <TimeOption value="a1" time="9:00 AM" />
    <TimeOption value="a2" time="9:30 AM" state="booking" />
    <TimeOption value="a3" time="10:00 AM" state="booked" />
    <TimeBreak>Break until 11:30 AM</TimeBreak>
    <TimeOption value="a4" time="11:30 AM" />
    <TimeOption value="a5" time="12:00 PM" state="off" />
    <TimeOption value="a6" time="6:10 PM" premium={premium} />
  </>
)
const dates = (error?: string) => (
  <>
    <TimeGroup label="Sat, Jan 26, 2030" note="Miller's orchard · 3 times left" {...(error && { error })}>
      {saturday}
    </TimeGroup>
    <TimeGroup label="Sun, Jan 27, 2030" note="Miller's orchard · 2 times left">
      <TimePart>Morning</TimePart>
      <TimeOption value="b1" time="9:00 AM" />
      <TimePart>Evening</TimePart>
      <TimeOption value="b2" time="6:10 PM" premium={premium} />
    </TimeGroup>
  </>
)

/**
 * Times to choose one from, by date or part of the day.
 *
 * **When to choose it.** There are more than a few; for a few take RadioGroupField.
 */
const meta: Meta<typeof TimeGrid> = {
  title: 'Ui/TimeGrid',
  component: TimeGrid,
  args: { name: 'slot', value: '', onChange: fn(), children: dates() },
  render: held(TimeGrid),
}
export default meta
type Story = StoryObj<typeof TimeGrid>

/** Tab enters each date once, arrows move among its free times, and there is one choice for all dates. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const times = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(times[0]).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('a1')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('a4')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('b1')
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await expect(canvasElement.querySelector('input[name="slot"]')).toHaveValue('b1')
    await expect(canvas.getAllByRole('radio', { name: '6:10 PM , premium, 45 dollars more' })).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: '10:00 AM , Booked' })).toBeDisabled()
  },
}
/** On a phone, too, what a second line says has room on all sides. */
export const SecondLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const text of [
      ...canvas.getAllByText(/^Premium/),
      ...canvas.getAllByText(/^(Being booked|Not offered)$/),
    ]) {
      const cell = text.closest('label')!.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(text)
      const inner = words.getBoundingClientRect()
      await expect(cell.height).toBe(64)
      await expect(Math.min(inner.left - cell.left, cell.right - inner.right)).toBeGreaterThanOrEqual(8)
      await expect(cell.bottom - inner.bottom).toBeGreaterThanOrEqual(3)
    }
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Chosen: Story = { args: { value: 'a4' } }
export const PremiumChosen: Story = { args: { value: 'a6' } }
export const WithError: Story = {
  args: { children: dates('This field cannot be left blank') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup')[0]).toHaveAccessibleDescription(
      'This field cannot be left blank',
    )
  },
}
export const Locked: Story = {
  args: { isLocked: true, value: 'a1' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('11:30 AM'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** The visitor’s own time stands chosen until another is; pressed again, it gives that one up. */
export const HeldTime: Story = {
  args: {
    children: (
      <TimeGroup label="Sat, Jan 26, 2030">
        <TimeOption value="a1" time="9:00 AM" state="held" />
        <TimeOption value="a2" time="9:30 AM" />
        <TimeOption value="a3" time="10:00 AM" state="booked" />
      </TimeGroup>
    ),
  },
  play: async ({ canvas, args }) => {
    const [own, other] = canvas.getAllByRole('radio')
    await expect(own).toBeChecked()
    await userEvent.click(other!)
    await expect(args.onChange).toHaveBeenLastCalledWith('a2')
    await expect(own).not.toBeChecked()
    await userEvent.click(own!)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(own).toBeChecked()
  },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: 'a6' } }
/** The fill of the chosen time would vanish, and its ring with the system's colours round it. */
export const ForcedColors: Story = {
  args: { value: 'a1' },
  play: async ({ canvas }) => {
    const [chosen, , booked, free] = canvas
      .getAllByRole('radio')
      .map((radio) => forcedColors(radio.parentElement!))
    await expect(chosen).toMatch(/background-color: highlight/i)
    await expect(chosen).toMatch(/outline-color: canvastext/i)
    await expect(booked).toMatch(/graytext/i)
    await expect(free).toBe('')
  },
}
