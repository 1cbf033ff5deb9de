import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { hydrates } from '../testing/hydrates.tsx'
import { OnEveryScheme, onSheet } from '../testing/story-sheet.tsx'
import { Text } from '../text/text.tsx'
import { Tabs } from './tabs.tsx'

const voices = [
  ['Anna & Joel', 'We forgot that anyone was photographing us until the book came.'],
  ['Familie Brandt-Oberhauser', 'Die Kinder fragen noch heute, wann sie wieder mit an den Fluss kommen.'],
  ['Maud', 'An hour in the kitchen, and it is all there.'],
] as const
const itemsOf = (names: readonly (readonly [string, string])[]) =>
  names.map(([name, words], i) => ({
    id: `voice-${i}`,
    label: name,
    panel: <Text variant="quote">{words}</Text>,
  }))
const many = Array.from({ length: 14 }, (_, i) => [`Voice ${i + 1}`, `What voice ${i + 1} said.`] as const)

/**
 * Names to pick from, with one panel shown at a time.
 *
 * **When to choose it.** The panels are alike and compared; questions are Accordion.
 */
const meta: Meta<typeof Tabs> = {
  title: 'Ui/Tabs',
  component: Tabs,
  decorators: [onSheet],
  args: { label: 'Clients', items: itemsOf(voices), onSelect: fn<(index: number) => void>() },
}
export default meta
type Story = StoryObj<typeof Tabs>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const [first, second, third] = canvas.getAllByRole('tab')
    await step('The picked tab is one stop, its panel the next', async () => {
      await userEvent.tab()
      await expect(first).toHaveFocus()
      await expect(canvas.getByRole('tablist', { name: 'Clients' })).toHaveAttribute(
        'aria-orientation',
        'horizontal',
      )
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel', { name: 'Anna & Joel' })).toHaveFocus()
      await userEvent.tab({ shift: true })
    })
    await step('Arrows, Home and End pick at once and go round', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(second).toHaveFocus()
      const panel = canvas.getByRole('tabpanel', { name: voices[1][0] })
      await waitFor(() => expect(panel).toBeVisible())
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(third).toHaveFocus()
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expect(first).toHaveFocus()
    })
    await step('With Alt held an arrow is the browser’s, which goes a page back', async () => {
      await expect(fireEvent.keyDown(first!, { key: 'ArrowLeft', altKey: true })).toBe(true)
      await expect(first).toHaveFocus()
    })
    await step('A press picks', async () => {
      await userEvent.click(third!)
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
      await expect(args.onSelect).toHaveBeenLastCalledWith(2)
    })
  },
}
export const Playground: Story = { tags: ['!test'] }
export const StartIndex: Story = { args: { startIndex: 2 } }
export const OneItem: Story = {
  args: { items: itemsOf(voices.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
  },
}
/** Beside the panel from 768 px, above it on phones; the arrows follow. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    const isPhone = window.innerWidth < 768
    await waitFor(() =>
      expect(canvas.getByRole('tablist')).toHaveAttribute(
        'aria-orientation',
        isPhone ? 'horizontal' : 'vertical',
      ),
    )
    const [first, second] = canvas.getAllByRole('tab')
    first!.focus()
    await userEvent.keyboard(isPhone ? '{ArrowDown}' : '{ArrowRight}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard(isPhone ? '{ArrowRight}' : '{ArrowDown}')
    await expect(second).toHaveFocus()
  },
}
/** The list scrolls by itself so that the picked name is in view; the page stays. */
export const Many: Story = {
  args: { orientation: 'vertical', items: itemsOf(many) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    const last = canvas.getByRole('tab', { name: 'Voice 14' })
    canvas.getByRole('tab', { name: 'Voice 1' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => {
      const [outer, inner] = [list.getBoundingClientRect(), last.getBoundingClientRect()]
      if (inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1) throw new Error('Out of view')
    })
    await expect(last).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab')
    first!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
  },
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <Tabs {...args} />
    </OnEveryScheme>
  ),
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<Tabs label="Clients" items={itemsOf(voices)} orientation="vertical" />),
}
