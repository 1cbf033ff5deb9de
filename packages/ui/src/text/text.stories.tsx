import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/stack.tsx'
import { controlsOf, looksOf } from '../testing/looks-of.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import * as css from './text.css.ts'
import { Text } from './text.tsx'

/**
 * Words in one of the text styles.
 *
 * **When to choose it.** They are plain; what an owner formatted is RichText.
 */
const meta: Meta<typeof Text> = {
  title: 'Ui/Text',
  component: Text,
  decorators: [onSheet],
  argTypes: controlsOf(css.text),
  args: {
    children:
      'We photograph people where they live and work, in the light that is there. Nothing is staged; we walk, talk and wait, and the pictures come by themselves.',
  },
}
export default meta
type Story = StoryObj<typeof Text>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'] }
export const Styles: Story = {
  render: () => (
    <Stack gap={5}>
      {looksOf(css.text, 'variant').map((variant) => (
        <Text key={variant} variant={variant}>
          {variant} 0123
        </Text>
      ))}
    </Stack>
  ),
}
export const Tones: Story = {
  render: () => (
    <Stack>
      {looksOf(css.text, 'tone').map((tone) => (
        <Text key={tone} tone={tone} variant="label">
          The studio
        </Text>
      ))}
    </Stack>
  ),
}
export const Centred: Story = { args: { align: 'center', variant: 'lead' } }
