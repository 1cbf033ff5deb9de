import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { forcedColors } from '../testing/media-rules.ts'
import { controlsOf } from '../testing/looks-of.ts'
import { onSheet, OnEveryScheme, Row } from '../testing/story-sheet.tsx'
import { Text } from '../text/text.tsx'
import { link } from './text-link.css.ts'
import { TextLink } from './text-link.tsx'

/**
 * A link in running text, or a quiet one in menus and footers.
 *
 * **When to choose it.** It stands among words; an invitation is ActionLink.
 */
const meta: Meta<typeof TextLink> = {
  title: 'Ui/TextLink',
  component: TextLink,
  decorators: [onSheet],
  argTypes: controlsOf(link),
  args: { href: '#portfolio', children: 'See the portfolio' },
}
export default meta
type Story = StoryObj<typeof TextLink>

const follow = fn<(event: MouseEvent<HTMLElement>) => void>((event) => event.preventDefault())

/** A stop of the Tab key; Enter follows, Space scrolls the page as everywhere. */
export const Default: Story = {
  args: { onClick: follow },
  play: async ({ canvas }) => {
    follow.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See the portfolio' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(follow).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const InText: Story = {
  render: (args) => (
    <Text>
      We work along the lake from April to October. <TextLink {...args} /> or write to us; we answer within
      two days.
    </Text>
  ),
}
/** Where colours are forced a transparent underline would show under every one of them. */
export const Quiet: Story = {
  play: async ({ canvas }) => {
    await expect(forcedColors(canvas.getByRole('link', { name: 'Home' }))).toBe('')
    await expect(forcedColors(canvas.getByRole('link', { name: 'About' }))).toMatch(/text-decoration.*none/)
  },
  render: () => (
    <Row>
      <TextLink variant="quiet" href="#a" aria-current="page">
        Home
      </TextLink>
      <TextLink variant="quiet" href="#b">
        Services
      </TextLink>
      <TextLink variant="quiet" href="#c">
        About
      </TextLink>
    </Row>
  ),
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <TextLink {...args} />
    </OnEveryScheme>
  ),
}
