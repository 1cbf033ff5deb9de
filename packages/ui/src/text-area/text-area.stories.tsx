import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'
import { held } from '../testing/held.tsx'

/**
 * Several lines of text; it grows with them.
 *
 * **When to choose it.** The answer may be long; for one line take TextField.
 */
const meta: Meta<typeof TextArea> = {
  title: 'Ui/TextArea',
  component: TextArea,
  args: { name: 'message', label: 'Tell us about your day', value: '', onChange: fn(), limit: 1024 },
  render: held(TextArea),
}
export default meta
type Story = StoryObj<typeof TextArea>

/** Four rows at first; more lines make it taller, and none is hidden. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tell us about your day' })
    const before = area.getBoundingClientRect().height
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before)
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
    await userEvent.tab()
    await expect(area).not.toHaveFocus()
    await expect(area.value).not.toContain('\t')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { args: { value: 'We met at the lighthouse in a storm. '.repeat(26) } }
export const WithError: Story = { args: { error: 'This field cannot be left blank' } }
/** The counter comes at 80 % of the limit: 820 of 1024. */
export const NearLimit: Story = {
  args: { value: 'a'.repeat(819) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('819 / 1024')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), 'b')
    await expect(canvas.getByText('820 / 1024')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('820 of 1024 characters')
  },
}
export const OverLimit: Story = { args: { value: 'a '.repeat(520) } }
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'Two families, one dog.' } }
export const OnPicture: Story = {
  globals: { scheme: 'image_background' },
  args: { error: 'This field cannot be left blank' },
}
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } } }
