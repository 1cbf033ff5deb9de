import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Image } from '../image/image.tsx'
import { Stack } from '../layout/stack.tsx'
import type { Look } from '../looks/looks.ts'
import { controlsOf } from '../testing/looks-of.ts'
import { forcedColors } from '../testing/media-rules.ts'
import { hydrates } from '../testing/hydrates.tsx'
import { storyPrint } from '../testing/story-print.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselCounter } from './carousel-counter.tsx'
import { CarouselRoot } from './carousel-root.tsx'
import { CarouselSlide } from './carousel-slide.tsx'
import * as css from './carousel-thumbnails.css.ts'
import { CarouselThumbnails } from './carousel-thumbnails.tsx'
import { CarouselViewport } from './carousel-viewport.tsx'
import { useCarousel } from './use-carousel.ts'

type TableProps = Readonly<{
  count: number
  ratio?: Look<typeof css.frame, 'ratio'>
  direction?: 'ltr' | 'rtl'
  gaps?: boolean
}>

function LightTable({ count, ratio = '4:3', direction = 'ltr', gaps }: TableProps) {
  const carousel = useCarousel({ count, isTabbed: true })
  const pictures = Array.from({ length: count }, (_, i) =>
    gaps && i % 2
      ? null
      : { url: storyPrint(1500, 1000, i), alt: `Print ${i + 1}`, width: 1500, height: 1000 },
  )
  return (
    <div dir={direction}>
      <CarouselRoot carousel={carousel} label="Recent work">
        <Stack gap={3}>
          <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <CarouselControls />
            <CarouselCounter />
          </div>
          <CarouselViewport>
            {Array.from({ length: count }, (_, i) => (
              <CarouselSlide key={i} index={i} isLazy>
                <Image source={pictures[i]} index={i} sizes="c12·t8·m4" ratio="A-32" />
              </CarouselSlide>
            ))}
          </CarouselViewport>
          <CarouselThumbnails pictures={pictures} ratio={ratio} />
        </Stack>
      </CarouselRoot>
    </div>
  )
}

/**
 * A large picture over a strip of small ones that pick it.
 *
 * **When to choose it.** Visitors should jump; without the strip it is Carousel.
 */
const meta: Meta<typeof LightTable> = {
  title: 'Ui/Carousel/Thumbnails',
  component: LightTable,
  argTypes: controlsOf(css.frame),
  decorators: [onSheet],
  args: { count: 5 },
}
export default meta
type Story = StoryObj<typeof LightTable>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const tabs = canvas.getAllByRole('tab')
    const shown = (name: string) => canvas.findByRole('tabpanel', { name })
    await step('Each thumbnail names its slide', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Choose a slide' })).toBeVisible()
      await expect(tabs[0]).toHaveAccessibleName('1 of 5')
      await expect(tabs[0]).toHaveAttribute('aria-controls', (await shown('1 of 5')).id)
      await expect(canvas.queryByRole('group', { name: '1 of 5' })).toBeNull()
    })
    await step('One stop; arrows, Home and End pick and go round', async () => {
      tabs[0]!.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tabs[1]).toHaveFocus()
      await expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
      await expect(tabs[0]).toHaveAttribute('tabindex', '-1')
      await expect(await shown('2 of 5')).not.toHaveAttribute('inert')
      await userEvent.keyboard('{End}')
      await expect(canvas.getByText('05 / 05')).toBeInTheDocument()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tabs[0]).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{Home}')
      await expect(canvas.getByText('01 / 05')).toBeInTheDocument()
    })
    await step('Arrow buttons stay, and move the mark', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
      await expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
      await userEvent.click(tabs[3]!)
      await expect(canvas.getByText('04 / 05')).toBeInTheDocument()
    })
  },
}
export const Playground: Story = { tags: ['!test'] }
export const SquareThumbs: Story = { args: { ratio: '1:1' } }
export const WithoutPictures: Story = { args: { gaps: true } }
/** The strip scrolls to its mark; few thumbnails stand in the middle and do not scroll. */
export const Forty: Story = {
  args: { count: 40 },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist')
    canvas.getByRole('tab', { name: '1 of 40' }).focus()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: '40 of 40' })
    await waitFor(() => {
      const [outer, inner] = [strip.getBoundingClientRect(), last.getBoundingClientRect()]
      if (inner.right > outer.right + 1) throw new Error('Out of view')
    })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const OneItem: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
  },
}
/** Transparent borders show where colours are forced: only the mark may. */
export const ForcedColours: Story = {
  play: async ({ canvas }) => {
    const [picked, other] = canvas.getAllByRole('tab')
    await expect(forcedColors(picked!)).toContain('highlight')
    await expect(forcedColors(other!)).not.toContain('highlight')
    await expect(forcedColors(other!)).toContain('canvas')
  },
}
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: '1 of 5' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: '2 of 5' })).toHaveFocus()
  },
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<LightTable count={3} />),
}
