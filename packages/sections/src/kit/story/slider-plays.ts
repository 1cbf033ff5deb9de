import type { Decorator, StoryContext } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

type Context = Pick<StoryContext, 'canvasElement' | 'step'>

const twoDigits = (number: number) => `${number}`.padStart(2, '0')

function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const region = canvasElement.querySelector<HTMLElement>('[aria-roledescription="carousel"]') as HTMLElement
  return {
    canvas,
    region,
    slides: [...region.querySelectorAll<HTMLElement>('[data-slide]')],
    live: region.querySelector<HTMLElement>('[aria-live]') as HTMLElement,
    button: (name: string) => canvas.getByRole('button', { name }),
  }
}

/** Moved by hand: round to the first, counted, the slides out of view inert. */
const round =
  (isAlone: boolean) =>
  async ({ canvasElement, step }: Context) => {
    const { canvas, region, slides, button } = partsOf(canvasElement)
    const count = slides.length
    const shows = async (index: number) => {
      await expect(canvas.getByText(`${twoDigits(index + 1)} / ${twoDigits(count)}`)).toBeVisible()
      await waitFor(() => {
        const inert = slides.map((slide) => slide.inert)
        return isAlone
          ? expect(inert).toEqual(slides.map((_, i) => i !== index))
          : expect(inert[index]).toBe(false)
      })
    }
    await step('the region, its slides and its controls are named, and stand in order', async () => {
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(slides[0]).toHaveAttribute('aria-label', `1 of ${count}`)
      const group = within(canvas.getByRole('group', { name: 'Slide controls' }))
      // Where motion is reduced the first is there once the page is live, and says that nothing plays.
      await group.findByRole('button', { name: /^(Pause|Play) slides$/ })
      const controls = group.getAllByRole('button')
      await expect(controls.map((control) => control.getAttribute('aria-label'))).toEqual([
        expect.stringMatching(/^(Pause|Play) slides$/),
        'Previous slide',
        'Next slide',
      ])
      await expect(
        Number(slides[0] && controls[2]?.compareDocumentPosition(slides[0])) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy()
    })
    await step('next goes round to the first', async () => {
      for (let turn = 1; turn <= count; turn++) {
        await userEvent.click(button('Next slide'))
        await shows(turn % count)
      }
    })
    await step('arrow keys move while the focus is in the controls', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await shows(count - 1)
      await userEvent.keyboard('{ArrowRight}')
      await shows(0)
    })
    await step('moving by hand has stopped it', async () => {
      await expect(button('Play slides')).toBeVisible()
    })
  }

export const goesRound = round(true)
/** Where several slides are in view at once. */
export const goesRoundAmongOthers = round(false)

/** The browser's own pointer rests in the corner of the window, where it would hover over a hero. */
export const awayFromPointer: Decorator = (Story) =>
  createElement('div', { style: { padding: 24 } }, createElement(Story))

/** By itself: pointer, focus, a hidden tab and the pause button stop it. */
export async function rests({ canvasElement, step }: Context) {
  const { region, live, button } = partsOf(canvasElement)
  const plays = () => waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'))
  const waits = () => waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'))
  await step('it plays', plays)
  await step('the pointer over words or pictures rests it', async () => {
    await userEvent.hover(within(region).queryByRole('heading') ?? region)
    await waits()
    await userEvent.unhover(region)
    await plays()
  })
  await step('the focus inside rests it', async () => {
    button('Next slide').focus()
    await waits()
    button('Next slide').blur()
    await plays()
  })
  await step('a hidden tab rests it', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await waits()
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await plays()
  })
  await step('pause stops it and becomes play', async () => {
    await userEvent.click(button('Pause slides'))
    await waits()
    await userEvent.click(button('Play slides'))
    await expect(button('Pause slides')).toBeVisible()
    await plays()
  })
}

/** For `beforeEach`: the visitor wants less motion. */
export function lessMotion() {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query)
    if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: true })
    return list
  }
  return () => {
    window.matchMedia = matchMedia
  }
}

/** It stands still until the visitor presses play. */
export async function startsPaused({ canvasElement }: Context) {
  const { live, button } = partsOf(canvasElement)
  await waitFor(() => expect(button('Play slides')).toBeVisible())
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(button('Play slides'))
  await expect(button('Pause slides')).toBeVisible()
}

/** One picture: a plain hero. */
export async function standsAlone({ canvasElement }: Context) {
  const canvas = within(canvasElement)
  await expect(canvas.queryByRole('button')).toBeNull()
  await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull()
  await expect(canvas.getAllByRole('img')).toHaveLength(1)
  await expect(canvas.queryByText('01 / 01')).toBeNull()
}
