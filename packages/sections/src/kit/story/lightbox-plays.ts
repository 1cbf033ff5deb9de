import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within, spyOn } from 'storybook/test'

type Context = Pick<StoryContext, 'canvasElement' | 'step'>

async function viewer() {
  const dialog = await screen.findByRole('dialog', { name: 'Picture viewer' })
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toBeVisible())
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
  return within(dialog)
}

const scale = () => {
  const wrapper = document.querySelector<HTMLElement>('.yarl__slide_current .yarl__slide_wrapper')
  return Number(/scale\(([\d.]+)\)/.exec(wrapper?.style.transform ?? '')?.[1])
}

async function zoomsToThree() {
  const zoomIn = (await viewer()).getByRole('button', { name: 'Zoom in' })
  // A picture that is still on its way cannot be enlarged.
  await waitFor(() => expect(zoomIn).not.toHaveAttribute('aria-disabled', 'true'))
  await userEvent.keyboard('+')
  await waitFor(() => expect(scale()).toBe(2))
  await userEvent.keyboard('+')
  await waitFor(() => expect(scale()).toBe(3))
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('0')
  await waitFor(() => expect(scale()).toBe(1))
}

async function togglesFullscreen() {
  const calls: string[] = []
  const entered = spyOn(Element.prototype, 'requestFullscreen').mockImplementation(async () => {
    calls.push('enter')
  })
  await userEvent.keyboard('f')
  entered.mockRestore()
  await expect(calls).toEqual(['enter'])
}

/** Of a gallery of at least three pictures. */
export async function opensPictures({ canvasElement, step }: Context) {
  const openers = within(canvasElement).getAllByRole('link', { name: /^Open image/ })
  const count = `${openers.length}`.padStart(2, '0')
  const [first, second, third] = openers
  if (!first || !second || !third) throw new Error('Fewer than three pictures')

  await step('a click opens the picture that was clicked', async () => {
    await userEvent.click(second)
    await expect((await viewer()).getByText(`02 / ${count}`)).toBeVisible()
  })
  await step('it zooms to three times and no further', zoomsToThree)
  await step('F asks for the whole screen', togglesFullscreen)
  await step('arrows move; Esc gives the focus to the picture seen last', async () => {
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect((await viewer()).getByText(`03 / ${count}`)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(third).toHaveFocus()
  })
  await step('Enter opens it too', async () => {
    first.focus()
    await userEvent.keyboard('{Enter}')
    await expect((await viewer()).getByText(`01 / ${count}`)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
  })
}

/** Of a slider: it rests meanwhile, and stands at the picture that was seen last when it closes. */
export async function opensSlide({ canvasElement, step }: Context) {
  const canvas = within(canvasElement)
  const count = `${canvasElement.querySelectorAll('[data-slide]').length}`.padStart(2, '0')
  const live = canvasElement.querySelector('[aria-live]')
  await step('a click opens the slide; autoplay rests', async () => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Test print 1' }))
    await expect((await viewer()).getByText(`01 / ${count}`)).toBeVisible()
    await expect(live).toHaveAttribute('aria-live', 'polite')
  })
  await step('it zooms to three times and no further', zoomsToThree)
  await step('F asks for the whole screen', togglesFullscreen)
  await step('the slide follows; Esc gives the focus to the picture seen last', async () => {
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect((await viewer()).getByText(`02 / ${count}`)).toBeVisible())
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-slide]')[1]).toHaveAttribute('data-current'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const second = await canvas.findByRole('link', { name: 'Open image: Test print 2' })
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second.closest('[data-slide]')).toHaveAttribute('data-current')
  })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  await step('autoplay has only rested, and never begins for who wants less motion', () =>
    expect(canvas.queryAllByRole('button', { name: 'Pause slides' })).toHaveLength(isStill ? 0 : 1),
  )
}

/** Of a template that shows one picture of several: its control opens the first of them all. */
export const opensOne =
  (role: 'button' | 'link', name: string) =>
  async ({ canvasElement, step }: Context) => {
    const opener = within(canvasElement).getByRole(role, { name })
    await step('a click opens it', async () => {
      await userEvent.click(opener)
      await expect((await viewer()).getByText('01 / 03')).toBeVisible()
    })
    await step('it zooms to three times and no further', zoomsToThree)
    await step('F asks for the whole screen', togglesFullscreen)
    await step('arrows show the others; Esc gives the focus back', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(async () => expect((await viewer()).getByText('02 / 03')).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
  }
