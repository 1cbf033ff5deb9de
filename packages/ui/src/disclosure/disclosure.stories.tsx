import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Disclosure } from './disclosure.tsx'
import { hydrates } from '../testing/hydrates.tsx'

/**
 * A button that shows and hides what follows it.
 *
 * **When to choose it.** There is one thing to fold; for several take Accordion.
 */
const meta: Meta<typeof Disclosure> = {
  title: 'Ui/Disclosure',
  component: Disclosure,
  args: { label: 'Portraits', children: <a href="#families">Families</a> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Disclosure>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Portraits' })
    const panel = canvasElement.querySelector('ui-panel')!
    await expect(button).toHaveAttribute('aria-controls', panel.id)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBe(0))

    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).not.toHaveAttribute('hidden')
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(20))
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')

    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
  },
}
export const Playground: Story = {}
export const OpenAtFirst: Story = { args: { isOpenAtFirst: true } }
export const FoundInPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('ui-panel')!.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'))
  },
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<Disclosure label="Portraits">Families</Disclosure>),
}
