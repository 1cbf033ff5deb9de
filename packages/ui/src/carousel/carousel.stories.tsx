import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { holdAutoplay } from '../autoplay/autoplay-hold.ts'
import { inlineVars } from '@bellows/tokens'
import { carouselVars } from './carousel.css.ts'
import { storyPrint } from '../testing/story-print.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselCounter } from './carousel-counter.tsx'
import { CarouselProgress } from './carousel-progress.tsx'
import { CarouselRoot } from './carousel-root.tsx'
import { CarouselSlide } from './carousel-slide.tsx'
import { CarouselViewport } from './carousel-viewport.tsx'
import { useCarousel, type CarouselOptions } from './use-carousel.ts'
import { hydrates } from '../testing/hydrates.tsx'

type StageProps = CarouselOptions & Readonly<{ isLazy?: boolean; direction?: 'ltr' | 'rtl' }>

function Stage({ isLazy = false, direction = 'ltr', ...options }: StageProps) {
  const carousel = useCarousel(options)
  return (
    <div dir={direction} style={{ maxWidth: 960, margin: '0 auto', padding: 24 }}>
      <CarouselRoot carousel={carousel} label="Recent work">
        <div style={{ display: 'flex', alignItems: 'center', gap: 24, marginBottom: 16 }}>
          <CarouselControls />
          <CarouselProgress />
          <CarouselCounter />
        </div>
        <CarouselViewport>
          {Array.from({ length: options.count }, (_, i) => (
            <CarouselSlide key={i} index={i} isLazy={isLazy}>
              <img
                src={storyPrint(1500, 1000, i)}
                width={1500}
                height={1000}
                alt={`Print ${i + 1}`}
                style={{ width: '100%', height: 'auto' }}
              />
            </CarouselSlide>
          ))}
        </CarouselViewport>
      </CarouselRoot>
    </div>
  )
}

/**
 * Slides, one at a time, that move by hand and, if wanted, by themselves.
 *
 * **When to choose it.** One picture or quote should be seen at a time; several side by side are a Rail.
 */
const meta: Meta<typeof Stage> = {
  title: 'Ui/Carousel',
  component: Stage,
  args: { count: 5, autoplay: false, interval: 5000, transition: 'fade' },
  argTypes: { transition: { control: 'inline-radio', options: ['fade', 'shift', 'slide'] } },
}
export default meta
type Story = StoryObj<typeof Stage>

const hasBox = (element: Element) => element.getClientRects().length > 0
const slide = (root: Element, index: number) => root.querySelector<HTMLElement>(`[data-slide="${index}"]`)!
const counter = (root: Element) => root.querySelector('[aria-hidden="true"]:not(svg):last-of-type')

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const region = canvas.getByRole('region', { name: 'Recent work' })
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(canvas.getByRole('group', { name: '1 of 5' })).toHaveAttribute(
      'aria-roledescription',
      'slide',
    )
    await expect(canvas.queryByRole('button', { name: 'Pause slides' })).toBeNull()
    await expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')

    await step('Next goes round to the first', async () => {
      const next = canvas.getByRole('button', { name: 'Next slide' })
      await userEvent.click(next)
      await expect(slide(canvasElement, 1)).not.toHaveAttribute('inert')
      await expect(slide(canvasElement, 0)).toHaveAttribute('inert')
      await expect(canvas.getByText('02 / 05')).toBeInTheDocument()
      for (let i = 0; i < 4; i++) await userEvent.click(next)
      await expect(canvas.getByText('01 / 05')).toBeInTheDocument()
    })
    await step('Arrows move while the focus is in the control group', async () => {
      canvas.getByRole('button', { name: 'Next slide' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByText('05 / 05')).toBeInTheDocument()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(canvas.getByText('02 / 05')).toBeInTheDocument()
    })
    await step('A swipe moves', async () => {
      const box = slide(canvasElement, 0).parentElement!
      const finger = { pointerType: 'touch', pointerId: 7, clientY: 200 }
      await fireEvent(box, new PointerEvent('pointerdown', { ...finger, clientX: 400, bubbles: true }))
      await fireEvent(box, new PointerEvent('pointerup', { ...finger, clientX: 200, bubbles: true }))
      await expect(canvas.getByText('03 / 05')).toBeInTheDocument()
    })
  },
}
export const Playground: Story = { args: { autoplay: true }, tags: ['!test'] }

/** The interval is short here so that the test sees it move. */
export const Autoplay: Story = {
  args: { autoplay: true, interval: 400 },
  play: async ({ canvas, canvasElement, step }) => {
    const region = canvas.getByRole('region', { name: 'Recent work' })
    const live = region.querySelector('[aria-live]')!
    await step('It moves by itself, silently', async () => {
      await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'))
      await waitFor(() => expect(slide(canvasElement, 0)).toHaveAttribute('inert'))
    })
    await step('An open lightbox, the pointer and the focus rest it', async () => {
      const release = holdAutoplay()
      await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'))
      release()
      await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'))
      await userEvent.hover(region)
      await expect(live).toHaveAttribute('aria-live', 'polite')
      await userEvent.unhover(region)
      await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'))
      canvas.getByRole('button', { name: 'Next slide' }).focus()
      await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'))
    })
    await step('Pause turns into Play and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }))
      await expect(live).toHaveAttribute('aria-live', 'off')
    })
    await step('Next stops it for good', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
      await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeInTheDocument()
    })
  },
}
export const Slide: Story = {
  args: { transition: 'slide' },
  play: async ({ canvas, canvasElement }) => {
    const first = slide(canvasElement, 0)
    const track = first.parentElement!
    const { left } = first.getBoundingClientRect()
    await waitFor(() => expect(track).toHaveAttribute('data-live'))
    await expect(first.getBoundingClientRect().left).toBe(left)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await expect(canvas.getByText('05 / 05')).toBeInTheDocument()
    const last = slide(canvasElement, 4)
    await waitFor(() => expect(Math.abs(last.getBoundingClientRect().left - left)).toBeLessThan(1))
    await expect(last).not.toHaveAttribute('inert')
    await waitFor(() => expect(slide(canvasElement, 0)).toHaveAttribute('inert'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(Math.abs(first.getBoundingClientRect().left - left)).toBeLessThan(1))
  },
}
export const Shift: Story = { args: { transition: 'shift' } }
export const FetchedOneAhead: Story = {
  args: { isLazy: true },
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => [...canvasElement.querySelectorAll('img')].filter(hasBox).map(({ alt }) => alt)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(5)
    await waitFor(() => expect(drawn()).toEqual(['Print 1', 'Print 2']))
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(drawn()).toEqual(['Print 1', 'Print 2', 'Print 3'])
  },
}
export const OneItem: Story = {
  args: { count: 1, autoplay: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(counter(canvasElement)).toBeNull()
    await expect(canvas.getByRole('img', { name: 'Print 1' })).toBeVisible()
  },
}
export const RightToLeft: Story = {
  args: { direction: 'rtl', transition: 'slide' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(slide(canvasElement, 0).parentElement).toHaveAttribute('data-live'))
    canvas.getByRole('button', { name: 'Next slide' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('02 / 05')).toBeInTheDocument()
  },
}

function Shelf({ align = 'start' }: Readonly<{ align?: 'start' | 'center' }>) {
  const carousel = useCarousel({ count: 6, transition: 'slide' })
  const first = align === 'center' ? { [carouselVars.firstOffset]: '30%' } : {}
  return (
    <CarouselRoot carousel={carousel} label="Recent work">
      <CarouselControls />
      <div style={inlineVars({ [carouselVars.slideSize]: '40%', [carouselVars.gap]: '24px', ...first })}>
        <CarouselViewport perView={2} align={align}>
          {Array.from({ length: 6 }, (_, i) => (
            <CarouselSlide key={i} index={i}>
              <button type="button">Print {i + 1}</button>
              <img src={storyPrint(800, 1000, i)} alt="" style={{ width: '100%', height: 'auto' }} />
            </CarouselSlide>
          ))}
        </CarouselViewport>
      </div>
      <CarouselProgress of="position" />
    </CarouselRoot>
  )
}

/** Two slides stand wholly in view: both can be used. */
export const SeveralInView: Story = {
  render: () => <Shelf />,
  play: async ({ canvasElement }) => {
    const inert = () => [0, 1, 2, 3, 4, 5].filter((i) => slide(canvasElement, i).hasAttribute('inert'))
    await waitFor(() => expect(inert()).toEqual([2, 3, 4, 5]))
    await waitFor(() => expect(slide(canvasElement, 0).parentElement).toHaveAttribute('data-live'))
    await waitFor(() => expect(inert()).toEqual([2, 3, 4, 5]))
  },
}
export const Centred: Story = {
  render: () => <Shelf align="center" />,
  play: async ({ canvasElement }) => {
    const first = slide(canvasElement, 0)
    const middle = () => {
      const { left, width } = first.getBoundingClientRect()
      return left + width / 2 - first.closest('section')!.getBoundingClientRect().width / 2
    }
    await expect(Math.abs(middle())).toBeLessThan(1)
    await waitFor(() => expect(first.parentElement).toHaveAttribute('data-live'))
    await waitFor(() => expect(Math.abs(middle())).toBeLessThan(1))
  },
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: async () => {
    for (const transition of ['fade', 'shift', 'slide'] as const) {
      await hydrates(<Stage count={4} autoplay isLazy transition={transition} />)
    }
    await hydrates(<Stage count={1} />)
  },
}
