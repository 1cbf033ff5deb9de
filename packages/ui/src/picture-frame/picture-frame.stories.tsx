import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Image } from '../image/image.tsx'
import { controlsOf, looksOf } from '../testing/looks-of.ts'
import { forcedColors } from '../testing/media-rules.ts'
import { storyPrint } from '../testing/story-print.ts'
import { Cells, OnEveryScheme, onSheet } from '../testing/story-sheet.tsx'
import * as css from './picture-frame.css.ts'
import { PictureFrame } from './picture-frame.tsx'

const print = (width: number, height: number, index = 0) => ({
  url: storyPrint(width, height, index),
  alt: 'Two people on a pier',
  width,
  height,
})

/**
 * A picture as a print, on a mat and with a caption.
 *
 * **When to choose it.** A single picture should look mounted; in galleries take Image.
 */
const meta: Meta<typeof PictureFrame> = {
  title: 'Ui/PictureFrame',
  component: PictureFrame,
  decorators: [onSheet],
  args: {
    caption: 'Two people on a pier, Lake Geneva, August',
    folio: '03',
    children: <Image source={print(1200, 800)} sizes="c12·t8·m4" />,
  },
  argTypes: controlsOf(css.mat),
}
export default meta
type Story = StoryObj<typeof PictureFrame>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Two people on a pier, Lake Geneva, August')
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Two people on a pier')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Mats: Story = {
  render: () => (
    <Cells>
      {looksOf(css.mat, 'mat').map((mat, i) => (
        <PictureFrame key={mat} mat={mat} caption={mat}>
          <Image source={print(800, 1000, i)} sizes="c4·t4·m4" />
        </PictureFrame>
      ))}
    </Cells>
  ),
}
/** The paper border lets one print lie over another. */
export const PaperEdge: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', maxWidth: 720 }}>
      <PictureFrame style={{ gridArea: '1 / 1 / 2 / 5' }}>
        <Image source={print(800, 1000)} sizes="c4" ratio="A-45" />
      </PictureFrame>
      <PictureFrame edge="paper" style={{ gridArea: '1 / 4 / 2 / 7', alignSelf: 'end', zIndex: 1 }}>
        <Image source={print(800, 800, 2)} sizes="c3" ratio="A-11" />
      </PictureFrame>
    </div>
  ),
}
/** The border stays paper where colours are forced. */
export const ForcedColours: Story = {
  args: { edge: 'paper' },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('img').closest('figure > div')
    await expect(forcedColors(edge!)).toContain('canvas')
  },
}
export const WithoutPicture: Story = {
  args: { mat: 'wide', children: <Image source={null} sizes="c12" ratio="A-32" /> },
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <PictureFrame {...args} mat="thin" style={{ maxWidth: 420 }} />
    </OnEveryScheme>
  ),
}
