import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { isAutoplayHeld } from '../autoplay/autoplay-hold.ts'
import { Image } from '../image/image.tsx'
import { storyPrint } from '../testing/story-print.ts'
import { LightboxProvider } from './lightbox-provider.tsx'
import { LightboxTrigger } from './lightbox-trigger.tsx'
import { hydrates } from '../testing/hydrates.tsx'

const shapes = [
  [1500, 1000],
  [1000, 1250],
  [1920, 823],
  [1200, 1200],
] as const
const prints = shapes.map(([width, height], i) => ({
  url: storyPrint(width, height, i),
  alt: i === 3 ? '' : `Print ${i + 1}`,
  width,
  height,
}))

type GalleryProps = Readonly<{ pictures: typeof prints; isOn?: boolean }>

function Gallery({ pictures, isOn = true }: GalleryProps) {
  const list = (
    <ul
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 16, maxWidth: 720, padding: 24 }}
    >
      {pictures.map((picture, i) => (
        <li key={picture.url}>
          <LightboxTrigger index={i}>
            <Image source={picture} sizes="c4·t4·m2" ratio="A-32" />
          </LightboxTrigger>
        </li>
      ))}
    </ul>
  )
  return isOn ? <LightboxProvider pictures={pictures}>{list}</LightboxProvider> : list
}

/**
 * Pictures in the whole window, to leaf through and to enlarge.
 *
 * **When to choose it.** A gallery’s pictures should open large; their trigger is a link around each.
 */
const meta: Meta<typeof Gallery> = {
  title: 'Ui/Lightbox',
  component: Gallery,
  args: { pictures: prints },
}
export default meta
type Story = StoryObj<typeof Gallery>

const viewer = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Picture viewer' })
  const zoomIn = await within(dialog).findByRole('button', { name: 'Zoom in' })
  // A picture that is still on its way cannot be enlarged.
  await waitFor(() => expect(zoomIn).not.toHaveAttribute('aria-disabled', 'true'))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
  return within(dialog)
}
const scale = () => {
  const wrapper = document.querySelector<HTMLElement>('.yarl__slide_current .yarl__slide_wrapper')
  return Number(/scale\(([\d.]+)\)/.exec(wrapper?.style.transform ?? '')?.[1])
}

const shift = () => {
  const wrapper = document.querySelector<HTMLElement>('.yarl__slide_current .yarl__slide_wrapper')
  return /translateX\((-?[\d.]+)px\) translateY\((-?[\d.]+)px\)/
    .exec(wrapper?.style.transform ?? '')
    ?.slice(1)
    .map(Number)
}

async function press(x: number, y: number) {
  const target = document.elementFromPoint(x, y) ?? document.body
  await userEvent.pointer([{ keys: '[MouseLeft]', target, coords: { clientX: x, clientY: y } }])
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const first = canvas.getByRole('link', { name: 'Open image: Print 1' })
    const second = canvas.getByRole('link', { name: 'Open image: Print 2' })
    await expect(canvas.getByRole('link', { name: 'Open image 4 of 4' })).toBeInTheDocument()

    await step('Enter opens it, with the page at rest', async () => {
      first.focus()
      await userEvent.keyboard('{Enter}')
      // The dialog is fetched when the first one opens.
      await screen.findByRole('dialog', { name: 'Picture viewer' })
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
      await waitFor(() => expect(isAutoplayHeld()).toBe(true))
      const dialog = await viewer()
      await expect(dialog.getByText('01 / 04')).toBeInTheDocument()
      await dialog.findByText('Image 1 of 4', { selector: '[role="status"]' })
      await expect(dialog.getByRole('region', { name: 'Pictures' })).toHaveAttribute('aria-live', 'off')
    })
    await step('It zooms to three times the fitted size and no further', async () => {
      const dialog = await viewer()
      await userEvent.keyboard('+')
      await waitFor(() => expect(scale()).toBe(2))
      await userEvent.keyboard('+')
      await waitFor(() => expect(scale()).toBe(3))
      await userEvent.keyboard('+')
      await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
      await expect(scale()).toBe(3)
      await userEvent.keyboard('-')
      await waitFor(() => expect(scale()).toBe(1.5))
      await userEvent.keyboard('0')
      await waitFor(() => expect(scale()).toBe(1))
    })
    await step('Arrows move round', async () => {
      const dialog = await viewer()
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(dialog.getByText('04 / 04')).toBeInTheDocument())
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(dialog.getByText('01 / 04')).toBeInTheDocument())
      await userEvent.click(dialog.getByRole('button', { name: 'Next image' }))
      await dialog.findByText('Image 2 of 4', { selector: '[role="status"]' })
    })
    await step('Esc gives the focus to the picture seen last', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(second).toHaveFocus()
      await expect(isAutoplayHeld()).toBe(false)
    })
  },
}
export const Playground: Story = { tags: ['!test'] }
/** The viewer with a picture, its place among the others and all controls. */
export const Opened: Story = {
  tags: ['visual-375', 'visual-1440'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Print 2' }))
    await expect((await viewer()).getByText('02 / 04')).toBeVisible()
  },
}
export const Zoomed: Story = {
  tags: ['visual-1440'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Print 2' }))
    await viewer()
    await userEvent.keyboard('+')
    await waitFor(() => expect(scale()).toBe(2))
  },
}
/** Two fingers on a trackpad, or a wheel, move what is enlarged. */
export const MovedByWheel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Print 1' }))
    const picture = (await viewer()).getByRole('img', { name: 'Print 1' })
    await userEvent.keyboard('+')
    await waitFor(() => expect(scale()).toBe(2))
    await waitFor(() => expect(shift()).toEqual([0, 0]))
    await fireEvent.wheel(picture, { deltaX: 20 })
    await waitFor(() => expect(shift()).toEqual([-20, 0]))
    await fireEvent.wheel(picture, { deltaY: 10 })
    await waitFor(() => expect(shift()).toEqual([-20, -10]))
    await expect(scale()).toBe(2)
  },
}
/** A press beside the picture closes it; one on it does not. */
export const PressBeside: Story = {
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('link', { name: 'Open image: Print 2' })
    await userEvent.click(portrait)
    const dialog = await viewer()
    const picture = dialog.getByRole('img', { name: 'Print 2' })
    const place = picture.getBoundingClientRect()
    const middle = place.top + place.height / 2
    await press(place.left + place.width / 2, middle)
    await expect(picture).toBeVisible()
    await press(place.left - 40, middle)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(portrait).toHaveFocus()
  },
}
/** A picture that was pinched back until it looks whole is whole, so that a swipe leads to the next. */
export const PinchedBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Print 1' }))
    const dialog = await viewer()
    const picture = dialog.getByRole('img', { name: 'Print 1' })
    const finger = (pointerId: number) => {
      const send = async (type: string, clientX: number) => {
        const init = {
          pointerId,
          pointerType: 'touch',
          clientX,
          clientY: 300,
          bubbles: true,
          cancelable: true,
        }
        await fireEvent(picture, new PointerEvent(type, init))
      }
      return send
    }
    const [left, right] = [finger(11), finger(12)]
    await left('pointerdown', 300)
    await right('pointerdown', 320)
    await left('pointermove', 294)
    await waitFor(() => expect(scale()).toBeGreaterThan(1))
    await expect(scale()).toBeLessThan(1.1)
    await left('pointerup', 294)
    await right('pointerup', 320)
    await fireEvent.touchEnd(picture)
    await waitFor(() => expect(scale()).toBe(1))
  },
}
export const Fullscreen: Story = {
  play: async ({ canvas }) => {
    const enter = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Print 3' }))
    await viewer()
    await userEvent.keyboard('f')
    await expect(enter).toHaveBeenCalledOnce()
    enter.mockRestore()
  },
}
export const OneImage: Story = {
  args: { pictures: prints.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Print 1' }))
    const dialog = await viewer()
    await expect(dialog.queryByRole('button', { name: 'Next image' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const BrokenImage: Story = {
  args: { pictures: [{ ...prints[0]!, url: 'data:image/png;base64,none' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'))
    const dialog = await viewer()
    await waitFor(() => expect(dialog.getByText('Print 1')).toBeVisible())
  },
}
export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getAllByRole('img').length).toBeGreaterThan(2)
  },
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<Gallery pictures={prints} />),
}
