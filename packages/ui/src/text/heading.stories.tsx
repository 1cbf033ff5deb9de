import { typographyThemes } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/stack.tsx'
import { controlsOf, looksOf } from '../testing/looks-of.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import * as css from './heading.css.ts'
import { Heading } from './heading.tsx'

/**
 * A title, that comes down a size when it is long.
 *
 * **When to choose it.** It heads something; other words are Text.
 */
const meta: Meta<typeof Heading> = {
  title: 'Ui/Heading',
  component: Heading,
  decorators: [onSheet],
  argTypes: controlsOf(css.heading),
  args: { children: 'Pictures of the *quiet* hours', size: 'h2' },
}
export default meta
type Story = StoryObj<typeof Heading>

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Pictures of the quiet hours' })
    await expect(heading.querySelector('em')).toHaveTextContent('quiet')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Sizes: Story = {
  render: () => (
    <Stack gap={6}>
      {looksOf(css.heading, 'size').map((size) => (
        <Heading key={size} size={size}>
          The *quiet* hours
        </Heading>
      ))}
    </Stack>
  ),
}
export const Aligned: Story = {
  render: () => (
    <Stack gap={6}>
      {looksOf(css.heading, 'align').map((align) => (
        <Heading key={align} align={align} size="h3">
          Families, weddings and the hours between them
        </Heading>
      ))}
    </Stack>
  ),
}
export const Italic: Story = {
  args: { isItalic: true, size: 'display', sizeBelow: 'd' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ fontStyle: 'italic' })
    await expect(canvas.getByText('quiet')).toHaveStyle({ fontStyle: 'normal' })
  },
}
/** A face without a good italic is emphasised by a lighter weight, at every size; the word within it goes back. */
export const ItalicByWeight: Story = {
  parameters: { styles: { typography: 'contact' } },
  render: () => (
    <Stack gap={6}>
      <Heading isItalic>The *quiet* hours</Heading>
      <Heading isItalic size="display" sizeBelow="d">
        The *quiet* hours
      </Heading>
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { weight } = typographyThemes.contact.heading
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(heading).toHaveStyle({ fontStyle: 'normal', fontWeight: '400' })
      await expect(heading.querySelector('em')).toHaveStyle({ fontStyle: 'normal', fontWeight: `${weight}` })
    }
  },
}
export const LongTitle: Story = {
  args: {
    size: 'display',
    children:
      'Hochzeitsfotografinnen und Familienporträts am Bodensee: dokumentarische Begleitung vom Ankleiden bis zum letzten Tanz, mit Donaudampfschifffahrtsgesellschaftskapitänen, Großmüttern, Trauzeuginnen und allen Kindern, die dabei sein wollen, bei jedem Wetter',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveClass(css.heading.classNames.variants.size.h2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
