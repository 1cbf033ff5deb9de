import { palettes, schemes, surfaces, type PaletteId } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as css from './color-panel.css.ts'
import { ColorPanel, ratiosOf } from './color-panel.tsx'

const EverySurface = ({ palette }: { palette: PaletteId }) =>
  schemes.map((scheme) => (
    <div key={scheme} data-scheme={scheme} className={css.scheme}>
      {surfaces.map((surface) => (
        <ColorPanel key={surface} palette={palettes[palette]} scheme={scheme} surface={surface} />
      ))}
    </div>
  ))

/**
 * All schemes of the chosen palette on both surfaces, with every role.
 *
 * **When to choose it.** Review it first when a palette is new.
 */
const meta: Meta<typeof EverySurface> = { title: 'Tokens/Colour' }
export default meta
type Story = StoryObj<typeof EverySurface>

/** The palette of the toolbar on its sixteen surfaces. */
export const Board: Story = {
  tags: ['visual-1440'],
  render: (_, { globals }) => <EverySurface palette={globals['palette'] as PaletteId} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const palette = palettes[globals['palette'] as PaletteId]
    await expect(canvasElement.querySelectorAll('[data-panel]')).toHaveLength(16)
    await expect(canvasElement.querySelector('[data-fails]')).toBeNull()
    const [headings] = ratiosOf({ palette, scheme: 'light_1', surface: 'primary' })
    await expect(canvas.getAllByText(`${headings?.ratio.toFixed(2)} : 1`)[0]).toBeVisible()
  },
}
export const Fern: Story = { ...Board, tags: ['visual-1440'], globals: { palette: 'fern' } }
export const Linen: Story = { ...Board, tags: ['visual-1440'], globals: { palette: 'linen' } }
export const Oxblood: Story = { ...Board, tags: ['visual-1440'], globals: { palette: 'oxblood' } }
export const Safelight: Story = { ...Board, tags: ['visual-1440'], globals: { palette: 'safelight' } }
export const Tide: Story = { ...Board, tags: ['visual-1440'], globals: { palette: 'tide' } }
