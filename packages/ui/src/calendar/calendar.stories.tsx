import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Calendar } from './calendar.tsx'
import { forcedColors } from '../testing/media-rules.ts'
import { inLargeText } from '../testing/large-text.ts'
import { held } from '../testing/held.tsx'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay())

/**
 * A month of days to choose from.
 *
 * **When to choose it.** The day is looked for by eye; in forms DateField brings it along.
 */
const meta: Meta<typeof Calendar> = {
  title: 'Ui/Calendar',
  component: Calendar,
  args: { value: '', onChange: fn(), today: '2030-01-15' },
  render: held(Calendar),
}
export default meta
type Story = StoryObj<typeof Calendar>

/** Keys of the grid: arrows by day and week, Home and End in the week, Page keys by month and year. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    canvas.getByRole('button', { name: 'Tuesday, January 15, 2030, today' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Monday, January 14, 2030' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'Sunday, January 13, 2030' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Saturday, January 19, 2030' })).toHaveFocus()
    await userEvent.keyboard('{Home}{PageDown}')
    await expect(canvas.getByRole('button', { name: 'Wednesday, February 13, 2030' })).toHaveFocus()
    await expect(canvas.getByRole('grid', { name: 'February 2030' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'February 2030' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('February 2030')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await expect(canvas.getByRole('button', { name: 'Tuesday, February 13, 2029' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('2029-02-13')
  },
}
export const Playground: Story = { tags: ['!test'] }
/** With Alt held an arrow is the browser’s, which goes a page back. */
export const BrowsersArrows: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: 'Tuesday, January 15, 2030, today' })
    day.focus()
    await expect(fireEvent.keyDown(day, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(day).toHaveFocus()
  },
}
export const Chosen: Story = { args: { value: '2030-01-26' } }
/** By a schedule: days without times take focus and say so, but cannot be chosen. */
export const Schedule: Story = {
  args: { isFree: isWeekend, min: '2030-01-15', max: '2030-03-31', value: '2030-01-26' },
  play: async ({ canvas, args }) => {
    const past = canvas.getByRole('button', { name: 'Monday, January 14, 2030' })
    await expect(past).toHaveAttribute('aria-disabled', 'true')
    await expect(getComputedStyle(past).textDecorationLine).toBe('none')
    await expect(forcedColors(past)).toMatch(/graytext/i)
    const busy = canvas.getByRole('button', { name: 'Wednesday, January 16, 2030, no times' })
    await expect(getComputedStyle(past).color).not.toBe(getComputedStyle(busy).color)
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    canvas.getByRole('button', { name: 'Saturday, January 26, 2030' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Friday, January 25, 2030, no times' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Sunday, January 27, 2030' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-01-27')
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** Monday comes first, and months and days speak French. */
export const French: Story = {
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'janvier 2030' })).toBeVisible()
    await expect(canvas.getByText('lun.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^mardi 15 janvier 2030/ })).toBeVisible()
  },
}
/** Between the foot of a free day's figures and the mark under them. */
function markBelow(day: HTMLElement): number {
  const { fontSize, fontFamily } = getComputedStyle(day)
  const { blockSize, insetBlockEnd } = getComputedStyle(day, '::after')
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `${fontSize} ${fontFamily}`
  const figures = document.createRange()
  figures.selectNodeContents(day)
  const foot = figures.getBoundingClientRect().top + (pen?.measureText('0').fontBoundingBoxAscent ?? 0)
  const mark = Number.parseFloat(insetBlockEnd) + Number.parseFloat(blockSize)
  return day.getBoundingClientRect().bottom - mark - foot
}

/**
 * At twice the size of text each weekday keeps to its column, where its first letter stands for it, and a free day's
 * mark stays clear of its figures.
 */
export const LargeText: Story = {
  args: { isFree: isWeekend },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      await expect(
        markBelow(canvas.getByRole('button', { name: 'Saturday, January 26, 2030' })),
      ).toBeGreaterThanOrEqual(4)
      const wednesday = canvas.getByText('Wed')
      const words = document.createRange()
      words.selectNodeContents(wednesday)
      const column = wednesday.getBoundingClientRect()
      for (const { left, right } of words.getClientRects()) {
        await expect(left).toBeGreaterThanOrEqual(column.left)
        await expect(right).toBeLessThanOrEqual(column.right)
      }
    })
  },
}
/** Of days that are still asked for nobody says that they have no times, and each can be chosen. */
export const Loading: Story = {
  args: { isBusy: true, isFree: () => false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /no times/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, January 16, 2030' }))
    await expect(args.onChange).toHaveBeenCalledWith('2030-01-16')
  },
}
export const ForcedColors: Story = {
  args: { value: '2030-01-26', isFree: isWeekend },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('button', { name: 'Saturday, January 26, 2030' })
    await expect(forcedColors(chosen)).toMatch(/background-color: highlight/i)
    await expect(forcedColors(chosen)).toMatch(/outline-color: canvastext/i)
    const today = canvas.getByRole('button', { name: /January 15, 2030, today/ })
    await expect(forcedColors(today)).toMatch(/border/)
    const other = canvas.getByRole('button', { name: 'Sunday, January 27, 2030' })
    await expect(forcedColors(other)).not.toMatch(/highlight|border/i)
    await expect(forcedColors(other, '::after')).toMatch(/background-color: buttontext/i)
    await expect(forcedColors(chosen, '::after')).toMatch(/background-color: highlighttext/i)
  },
}
export const OnDark: Story = {
  globals: { scheme: 'dark_2' },
  args: { isFree: isWeekend, value: '2030-01-26' },
}
