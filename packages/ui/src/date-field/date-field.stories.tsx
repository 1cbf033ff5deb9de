import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from './date-field.tsx'
import { elsewhere, held } from '../testing/held.tsx'

const TODAY = '2030-01-15'

/**
 * A date, typed in the site’s way or picked from a calendar.
 *
 * **When to choose it.** A form asks for a day; where free days are to be seen, take Calendar.
 */
const meta: Meta<typeof DateField> = {
  title: 'Ui/DateField',
  component: DateField,
  args: { name: 'date', label: 'Wedding date', value: '', onChange: fn(), today: TODAY, onBlur: fn() },
  render: held(DateField, elsewhere),
}
export default meta
type Story = StoryObj<typeof DateField>

/** Typed loosely, shown as the locale writes it once focus has left. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Wedding date' })
    await expect(input).toHaveAttribute('placeholder', 'e.g. 12/31/2030')
    await userEvent.type(input, '1/26/2030')
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-01-26')
    await expect(input).toHaveValue('1/26/2030')
    await userEvent.tab()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('01/26/2030')
  },
}
export const Playground: Story = { tags: ['!test'] }
/** What is no date stays as it was typed; the validator speaks. */
export const NotADate: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'in May')
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('in May')
    await expect(input).toHaveValue('in May')
  },
}
export const WithError: Story = {
  args: { error: 'This date can’t be in the past', value: '2029-12-31' },
}
export const French: Story = {
  globals: { locale: 'fr-FR' },
  args: { label: 'Date du mariage', value: '2030-02-01' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('01/02/2030')
    await userEvent.clear(input)
    await userEvent.type(input, '3.4.2030')
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-04-03')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '2030-01-26' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Change date/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const openCalendar = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /date.*Wedding date/i }))
  return within(await screen.findByRole('dialog', { name: 'Wedding date' }))
}

/** The calendar: focus on today, arrows by day and week, Enter takes the day and gives focus back. */
export const Picking: Story = {
  args: { min: TODAY },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Choose date/ }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Wedding date' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /January 15, 2030, today/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(dialog.getByRole('button', { name: 'Wednesday, January 23, 2030' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-01-23')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox')).toHaveValue('01/23/2030')
    await expect(canvas.getByRole('button', { name: /Change date, 01\/23\/2030/ })).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}
export const PastDaysClosed: Story = {
  args: { min: TODAY },
  play: async ({ canvas, args }) => {
    const dialog = await openCalendar(canvas)
    const past = dialog.getByRole('button', { name: 'Monday, January 14, 2030' })
    await expect(past).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(past)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(dialog.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await expect(dialog.getByRole('heading', { name: 'February 2030' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: /Choose date/ })).toHaveFocus()
  },
}
/** A typed day before the first one allowed opens the first month there is, and the calendar goes on from it. */
export const TypedTooEarly: Story = {
  args: { min: TODAY, value: '2029-03-05' },
  play: async ({ canvas }) => {
    const dialog = await openCalendar(canvas)
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'January 2030' })).toBeVisible())
    await expect(dialog.getByRole('grid', { name: 'January 2030' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await expect(dialog.getByRole('heading', { name: 'February 2030' })).toBeVisible()
    await expect(dialog.getByRole('grid', { name: 'February 2030' })).toBeVisible()
  },
}
export const CalendarOpen: Story = {
  args: { value: '2030-01-26' },
  play: async ({ canvas }) => {
    const dialog = await openCalendar(canvas)
    await waitFor(() => expect(dialog.getByRole('button', { name: /January 26, 2030/ })).toHaveFocus())
  },
}
export const BoxStyle: Story = {
  parameters: { styles: { fieldStyle: 'box' } },
  args: { value: '2030-01-26' },
}
