import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { forcedColors } from '../testing/media-rules.ts'
import { storyPrint } from '../testing/story-print.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { CarouselControls, CarouselNext, CarouselPause, CarouselPrevious } from './carousel-controls.tsx'
import { CarouselProgress } from './carousel-progress.tsx'
import { CarouselRoot } from './carousel-root.tsx'
import { CarouselSlide } from './carousel-slide.tsx'
import { CarouselViewport } from './carousel-viewport.tsx'
import { useCarousel } from './use-carousel.ts'

function Stage({ isAlone }: Readonly<{ isAlone?: boolean }>) {
  const carousel = useCarousel({ count: isAlone ? 1 : 4, autoplay: true })
  return (
    <CarouselRoot carousel={carousel} label="Recent work">
      <CarouselControls style={{ marginBlockEnd: 16 }}>
        <CarouselPause tone="plain" />
        <CarouselPrevious tone="plain" />
        <CarouselNext tone="plain" />
      </CarouselControls>
      <CarouselProgress of="position" />
      <CarouselViewport>
        {Array.from({ length: carousel.count }, (_, i) => (
          <CarouselSlide key={i} index={i}>
            <img src={storyPrint(1500, 600, i)} alt={`Print ${i + 1}`} style={{ width: '100%' }} />
          </CarouselSlide>
        ))}
      </CarouselViewport>
    </CarouselRoot>
  )
}

/**
 * The buttons of a carousel one by one, where a template sets them; their order stays pause, previous, next.
 *
 * **When to choose it.** A template places the controls itself; a plain carousel has them already.
 */
const meta: Meta<typeof Stage> = {
  title: 'Ui/Carousel/Controls',
  component: Stage,
  decorators: [onSheet],
}
export default meta
type Story = StoryObj<typeof Stage>

export const Default: Story = {
  tags: ['visual-1440', 'visual-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Pause|Play) slides$/ })
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names.slice(1)).toEqual(['Previous slide', 'Next slide'])
    await expect(names[0]).toMatch(/^(Pause|Play) slides$/)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('img', { name: 'Print 4' })).toBeInTheDocument()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const OneItem: Story = {
  args: { isAlone: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Slide controls' })).toBeNull()
  },
}
/** With Alt held an arrow is the browser’s, which goes a page back. */
export const BrowsersArrows: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' })
    await expect(fireEvent.keyDown(next, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(canvas.getByRole('img', { name: 'Print 1' })).toBeInTheDocument()
    await expect(fireEvent.keyDown(next, { key: 'ArrowLeft' })).toBe(false)
    await expect(await canvas.findByRole('img', { name: 'Print 4' })).toBeInTheDocument()
  },
}
/** A filled background would vanish. */
export const ForcedColours: Story = {
  play: async ({ canvasElement }) => {
    const fill = canvasElement.querySelector('section > [aria-hidden="true"] > span')
    await expect(forcedColors(fill!)).toContain('highlight')
    await expect(forcedColors(fill!.parentElement!)).toContain('graytext')
  },
}
