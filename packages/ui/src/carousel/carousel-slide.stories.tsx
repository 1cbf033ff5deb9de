import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselRoot } from './carousel-root.tsx'
import { CarouselSlide } from './carousel-slide.tsx'
import { CarouselViewport } from './carousel-viewport.tsx'
import { useCarousel } from './use-carousel.ts'

type LinkedProps = Readonly<{ transition: 'fade' | 'shift' }>

function Linked({ transition }: LinkedProps) {
  const carousel = useCarousel({ count: 3, transition })
  return (
    <CarouselRoot carousel={carousel} label="Recent work">
      <CarouselControls />
      <CarouselViewport>
        {[1, 2, 3].map((print, i) => (
          <CarouselSlide key={print} index={i}>
            <a href={`#print-${print}`}>Print {print}</a>
          </CarouselSlide>
        ))}
      </CarouselViewport>
    </CarouselRoot>
  )
}

/**
 * One slide of a carousel: only what stands in the current one, or wholly in view, can be used.
 *
 * **When to choose it.** Inside a CarouselViewport, one for each picture or quote; it is nothing by itself.
 */
const meta: Meta<typeof Linked> = {
  title: 'Ui/CarouselSlide',
  component: Linked,
  args: { transition: 'fade' },
}
export default meta
type Story = StoryObj<typeof Linked>

/** Resolves once the slide is the current one, before the page is drawn again. */
const becomesCurrent = (slide: Element) =>
  new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!slide.hasAttribute('data-current')) return
      watch.disconnect()
      resolve()
    })
    watch.observe(slide, { attributes: true })
  })

const takesFocusAtOnce: Story['play'] = async ({ canvasElement }) => {
  const second = canvasElement.querySelector('[data-slide="1"]')!
  const link = second.querySelector('a')!
  await expect(link).not.toBeVisible()
  const isCurrent = becomesCurrent(second)
  within(canvasElement).getByRole('button', { name: 'Next slide' }).click()
  await isCurrent
  link.focus()
  await expect(document.activeElement).toBe(link)
}
/** Who closes a viewer on a slide gets the focus on it, however early: a fade begins, it does not keep away. */
export const Fading: Story = { play: takesFocusAtOnce }
export const Shifting: Story = { args: { transition: 'shift' }, play: takesFocusAtOnce }
