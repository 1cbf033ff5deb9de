import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { button } from '../button/button.css.ts'
import { controlsOf } from '../testing/looks-of.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { ActionLink } from './action-link.tsx'

/**
 * The button that a studio configures for a section.
 *
 * **When to choose it.** Label and target are the owner’s; for a button of the product itself take Button.
 */
const meta: Meta<typeof ActionLink> = {
  title: 'Ui/ActionLink',
  component: ActionLink,
  decorators: [onSheet],
  argTypes: controlsOf(button),
  args: { href: '/services/family', label: 'Inquire now' },
}
export default meta
type Story = StoryObj<typeof ActionLink>

const follow = fn<(event: MouseEvent<HTMLElement>) => void>((event) => event.preventDefault())

export const Default: Story = {
  args: { onClick: follow },
  play: async ({ canvas }) => {
    follow.mockClear()
    const link = canvas.getByRole('link', { name: 'Inquire now' })
    await expect(link).toHaveAttribute('href', '/services/family')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const NoTarget: Story = {
  argTypes: controlsOf(button),
  args: { href: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const NoTargetInPreview: Story = {
  argTypes: controlsOf(button),
  args: { href: null, isPreview: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Inquire now' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(link)
    await expect(link).not.toHaveAttribute('href')
  },
}
export const NoLabel: Story = {
  args: { label: '', isPreview: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
