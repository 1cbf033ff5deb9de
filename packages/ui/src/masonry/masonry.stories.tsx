import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { controlsOf } from '../testing/looks-of.ts'
import { storyPrint } from '../testing/story-print.ts'
import { TRIM } from './close-columns.ts'
import * as css from './masonry.css.ts'
import { Masonry } from './masonry.tsx'
import { hydrates } from '../testing/hydrates.tsx'

/** Sizes are whole pixels to a browser. */
const ROUNDING = 0.01

const sizes = [
  [3, 2],
  [4, 5],
  [1, 1],
  [2, 3],
  [16, 9],
  [1, 3],
  [3, 2],
  [4, 5],
  [7, 2],
] as const

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [width, height] = sizes[i % sizes.length]!
    return {
      id: `print-${i}`,
      ratio: width / height,
      content: (
        <img
          src={storyPrint(width * 200, height * 200, i)}
          alt={`Print ${i + 1}`}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ),
    }
  })

/**
 * Pictures of their own shapes in even columns.
 *
 * **When to choose it.** Shapes are mixed and the order is free; for rows take JustifiedRows.
 */
const meta: Meta<typeof Masonry> = {
  title: 'Ui/Masonry',
  component: Masonry,
  argTypes: controlsOf(css.list),
  args: { items: items(9), columns: 3 },
}
export default meta
type Story = StoryObj<typeof Masonry>

const columnEnds = (list: Element) => {
  const ends = new Map<number, number>()
  for (const item of list.children) {
    const { left, bottom } = item.getBoundingClientRect()
    ends.set(left, Math.max(ends.get(left) ?? 0, bottom))
  }
  return [...ends.values()]
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ul')!
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(0))
    const names = [...list.querySelectorAll('img')].map(({ alt }) => alt)
    await expect(names).toEqual(names.map((_, i) => `Print ${i + 1}`))
    await expect(list.getBoundingClientRect().bottom).toBeCloseTo(Math.max(...columnEnds(list)), 0)
    // Within 1:2 and 2:1, but for what lets columns end level.
    for (const item of list.children) {
      const { width, height } = item.getBoundingClientRect()
      await expect(width / height).toBeGreaterThan(0.5 / (1 + TRIM) - ROUNDING)
      await expect(width / height).toBeLessThan(2 / (1 - TRIM) + ROUNDING)
    }
  },
}
/** The Tab key goes by the order of the pictures, wherever they stand. */
export const ByKeyboard: Story = {
  args: { items: items(9).map((item) => ({ ...item, content: <a href={`#${item.id}`}>{item.id}</a> })) },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}
export const Playground: Story = { args: { gap: 'm' } }
export const Columns2: Story = { args: { columns: 2 } }
export const Columns5: Story = { args: { columns: 5, items: items(24) } }
export const GapNone: Story = { args: { gap: 'none' } }
export const GapLarge: Story = { args: { gap: 'l' } }
export const OneItem: Story = { args: { items: items(1) } }
export const UnknownSizes: Story = {
  args: { items: items(6).map(({ id, content }) => ({ id, content })) },
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<Masonry items={items(9)} columns={4} gap="m" />),
}
