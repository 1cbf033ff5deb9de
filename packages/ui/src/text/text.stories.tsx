import { typeScale, type TextStyle } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/stack.tsx'
import { onSheet } from '../testing/story-sheet.tsx'
import { Text } from './text.tsx'

const isStyle = (name: string): name is TextStyle => name in typeScale
const styles = Object.keys(typeScale).filter(isStyle)

const meta: Meta<typeof Text> = {
  title: 'Ui/Text',
  component: Text,
  decorators: [onSheet],
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
      {styles.map((variant) => (
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
      {(['paragraph', 'heading', 'notice'] as const).map((tone) => (
        <Text key={tone} tone={tone} variant="label">
          The studio
        </Text>
      ))}
    </Stack>
  ),
}
export const Centred: Story = { args: { align: 'center', variant: 'lead' } }
