import { palettes, type PaletteId } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PictureLayer } from '../image/scrim.tsx'
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
/** On a picture itself the notice colour is too weak; paper that lies on one has its own. */
export const NoticeOnPicture: Story = {
  globals: { scheme: 'image_background' },
  render: () => (
    <>
      <Text tone="notice">On the picture</Text>
      <div data-surface="secondary">
        <Text tone="notice">On paper</Text>
        <PictureLayer style={{ backgroundColor: 'black' }}>
          <Text tone="notice">On a picture on paper</Text>
        </PictureLayer>
      </div>
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { primary, secondary } = palettes[globals['palette'] as PaletteId].schemes.image_background
    await expect(canvas.getByText('On the picture')).toHaveStyle({ color: primary.paragraphs })
    await expect(canvas.getByText('On paper')).toHaveStyle({ color: secondary.noticeDecoration })
    await expect(canvas.getByText('On a picture on paper')).toHaveStyle({ color: primary.paragraphs })
  },
}
export const Centred: Story = { args: { align: 'center', variant: 'lead' } }
