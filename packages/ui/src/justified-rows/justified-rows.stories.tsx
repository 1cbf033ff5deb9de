import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Container } from '../layout/container.tsx'
import { hydrates } from '../testing/hydrates.tsx'
import { controlsOf } from '../testing/looks-of.ts'
import { storyPrint } from '../testing/story-print.ts'
import * as css from './justified-rows.css.ts'
import { JustifiedRows } from './justified-rows.tsx'

const shapes = [
  [3, 2],
  [4, 5],
  [1, 1],
  [2, 3],
  [16, 9],
  [3, 2],
  [3, 2],
  [4, 5],
  [21, 9],
] as const

const itemsOf = (sizes: readonly (readonly [number, number])[]) =>
  sizes.map(([width, height], i) => ({
    id: `print-${i}`,
    ratio: width / height,
    content: (imageSizes: string) => (
      <img
        src={storyPrint(width * 200, height * 200, i)}
        sizes={imageSizes}
        alt={`Print ${i + 1}`}
        style={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
    ),
  }))
const some = (count: number) => Array.from({ length: count }, (_, i) => shapes[i % shapes.length]!)

/**
 * Pictures in rows that fill the width, none of them cropped.
 *
 * **When to choose it.** The order is to be read along lines; for columns take Masonry.
 */
const meta: Meta<typeof JustifiedRows> = {
  title: 'Ui/JustifiedRows',
  component: JustifiedRows,
  argTypes: controlsOf(css.list),
  args: { items: itemsOf(some(14)) },
  decorators: [
    (Story) => (
      <Container width="wide">
        <Story />
      </Container>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof JustifiedRows>

/** Boxes by the row they stand in. */
function rowsIn(root: Element): DOMRect[][] {
  const rows = new Map<number, DOMRect[]>()
  for (const each of root.querySelectorAll('li')) {
    const box = each.getBoundingClientRect()
    const top = [...rows.keys()].find((key) => Math.abs(key - box.top) < 2) ?? box.top
    rows.set(top, [...(rows.get(top) ?? []), box])
  }
  return [...rows.values()]
}

async function rowsAreStraight(root: Element): Promise<void> {
  const list = root.querySelector('ul')!.getBoundingClientRect()
  const rows = rowsIn(root)
  for (const [i, row] of rows.entries()) {
    const heights = row.map(({ height }) => height)
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
    const end = Math.max(...row.map(({ right }) => right))
    if (i < rows.length - 1) await expect(Math.abs(end - list.right)).toBeLessThan(1)
    await expect(end).toBeLessThan(list.right + 1)
  }
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await rowsAreStraight(canvasElement)
    const names = [...canvasElement.querySelectorAll('img')].map(({ alt }) => alt)
    await expect(names).toEqual(names.map((_, i) => `Print ${i + 1}`))
    for (const [i, { width, height }] of rowsIn(canvasElement).flat().entries()) {
      const [across, down] = shapes[i % shapes.length]!
      await expect(width / height).toBeCloseTo(across / down, 1)
    }
  },
}
/** The Tab key goes by the order of the pictures, wherever they stand. */
export const ByKeyboard: Story = {
  args: {
    items: itemsOf(some(9)).map((item) => ({
      ...item,
      content: () => <a href={`#${item.id}`}>{item.id}</a>,
    })),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Small: Story = { args: { rowHeight: 'small', items: itemsOf(some(24)) } }
export const Large: Story = { args: { rowHeight: 'large' } }
export const GapNone: Story = { args: { gap: 'none' } }
export const GapLarge: Story = { args: { gap: 'l' } }
export const LastRowShort: Story = {
  args: {
    items: itemsOf([
      [2, 1],
      [2, 1],
      [2, 1],
    ]),
  },
}
export const Panorama: Story = {
  args: { items: itemsOf([[3, 2], [4, 5], [32, 8], ...some(4)]) },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ul')!.getBoundingClientRect()
    const [, , panorama] = canvasElement.querySelectorAll('li')
    await expect(Math.abs(panorama!.getBoundingClientRect().width - list.width)).toBeLessThan(2)
  },
}
export const OneItem: Story = {
  args: { items: itemsOf([[4, 5]]) },
  play: async ({ canvasElement }) => {
    const [only] = rowsIn(canvasElement).flat()
    await expect(only!.height).toBeLessThan(542)
  },
}
/** A narrow place breaks the rows anew. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const rows = rowsIn(canvasElement)
      if (rows.some((row) => row.length > 2)) throw new Error('Still as served')
    })
    await rowsAreStraight(canvasElement)
  },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <JustifiedRows {...args} />
    </div>
  ),
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<JustifiedRows items={itemsOf(some(7))} />),
}
