import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Price } from '../price/price.tsx'
import { RadioCardGroup } from './radio-card-group.tsx'
import { RadioCard } from './radio-card.tsx'
import { held } from '../testing/held.tsx'

const cards = (
  <>
    <RadioCard value="mini" title="Mini" meta="20 minutes · 8 images" aside={<Price now="$195.00" />}>
      A short walk under the apple trees.
    </RadioCard>
    <RadioCard value="story" title="Story" meta="8 hours" aside={<Price now="$3,900.00" was="$4,300.00" />}>
      <ul>
        <li>Getting ready</li>
        <li>The ceremony and the feast</li>
      </ul>
    </RadioCard>
    <RadioCard value="day" title="Donaudampfschifffahrtsgesellschaftskapitänshochzeit" meta="2 days" />
  </>
)

/**
 * One choice among cards that say more than a line.
 *
 * **When to choose it.** Each answer has a price or a text; otherwise take RadioGroupField.
 */
const meta: Meta<typeof RadioCardGroup> = {
  title: 'Ui/RadioCard',
  component: RadioCardGroup,
  args: { name: 'package', label: 'Select package', value: '', onChange: fn(), children: cards },
  render: held(RadioCardGroup),
}
export default meta
type Story = StoryObj<typeof RadioCardGroup>

/** The whole card presses; arrows move; title, length and price are the name, the rest describes. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('A short walk under the apple trees.'))
    const mini = canvas.getByRole('radio', { name: 'Mini 20 minutes · 8 images $195.00' })
    await expect(mini).toBeChecked()
    await expect(mini).toHaveAccessibleDescription('A short walk under the apple trees.')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('story')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('radio', { name: /^Story/ })).toHaveFocus()
  },
}
export const Playground: Story = { tags: ['!test'] }
/** One stop of the Tab key; Space takes the card under the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^Mini/ })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('mini')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^Mini/ })).not.toHaveFocus()
  },
}
export const Chosen: Story = { args: { value: 'story' } }
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Select package' })).toBeVisible()
  },
}
export const WithError: Story = { args: { error: 'This field cannot be left blank' } }
export const Locked: Story = {
  args: { isReadOnly: true, value: 'mini' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Story'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: 'story' } }
