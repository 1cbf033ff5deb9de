import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { onSheet } from '../testing/story-sheet.tsx'
import { Text } from '../text/text.tsx'
import { DisclosurePanel } from './disclosure-panel.tsx'
import { useDisclosure } from './use-disclosure.ts'

function Unfolding({ isOpenAtFirst = false }: Readonly<{ isOpenAtFirst?: boolean }>) {
  const { buttonProps, panelProps } = useDisclosure(isOpenAtFirst)
  return (
    <>
      <Button variant="text" {...buttonProps}>
        What happens if it rains?
      </Button>
      <DisclosurePanel {...panelProps}>
        <Text>We move the session to the next dry day that suits you, at no cost.</Text>
      </DisclosurePanel>
    </>
  )
}

/**
 * The panel of a disclosure with a button of one’s own.
 *
 * **When to choose it.** The button looks like no other; otherwise take Disclosure.
 */
const meta: Meta<typeof Unfolding> = {
  title: 'Ui/Disclosure/Panel',
  component: Unfolding,
  decorators: [onSheet],
}
export default meta
type Story = StoryObj<typeof Unfolding>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector('ui-panel')!
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(20))
    await userEvent.keyboard('{Enter}')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const OpenAtFirst: Story = { args: { isOpenAtFirst: true } }
