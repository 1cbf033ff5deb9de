import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { onSheet, Row } from '../testing/story-sheet.tsx'
import { Text } from '../text/text.tsx'
import { CopyButton } from './copy-button.tsx'

/**
 * Copies a text and says so.
 *
 * **When to choose it.** Visitors take something with them, such as a link or a reference.
 */
const meta: Meta<typeof CopyButton> = {
  title: 'Ui/CopyButton',
  component: CopyButton,
  decorators: [onSheet],
  args: { text: '7QK-2M4' },
  render: (args) => (
    <Row>
      <Text as="span">Reference 7QK-2M4</Text>
      <CopyButton {...args} />
    </Row>
  ),
}
export default meta
type Story = StoryObj<typeof CopyButton>

export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    // The fallback font is not as wide.
    await document.fonts.ready
    const { width } = canvas.getByRole('button').getBoundingClientRect()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith('7QK-2M4')
    const button = await canvas.findByRole('button', { name: 'Copied' })
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(button.getBoundingClientRect().width).toBe(width)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus())
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    write.mockRestore()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const OwnLabel: Story = { args: { children: 'Copy the link', size: 'm' } }
export const Refused: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Your browser did not allow it.'),
    )
    write.mockRestore()
  },
}
