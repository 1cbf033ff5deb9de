import type { Decorator, StoryContext } from '@storybook/react-vite'
import { createElement, type CSSProperties } from 'react'
import { expect } from 'storybook/test'

type Context = Pick<StoryContext, 'canvasElement'>

/** Few words, so that the height mode alone decides. */
export const fewWords = { subtitle: '', description: '', showButton: false, paddingTop: 0, paddingBottom: 0 }

const PHONE = 'phone375'
/** A window 375 px wide. */
export const onPhone = {
  parameters: {
    viewport: { options: { [PHONE]: { name: 'Phone', styles: { width: '375px', height: '812px' } } } },
  },
  globals: { viewport: { value: PHONE } },
}

/** No header above, whatever other stories have brought. */
export const withoutHeader: Decorator = (Story) =>
  createElement('div', { style: { '--header-height': '0px' } as CSSProperties }, createElement(Story))

export const heightOf = (canvasElement: HTMLElement): number =>
  canvasElement.querySelector('[data-height]')?.getBoundingClientRect().height ?? Number.NaN

/** PT-HEIGHT, fixed: 720 from tablets on, half of it on phones. */
export async function isFixed({ canvasElement }: Context) {
  await expect(heightOf(canvasElement)).toBe(window.innerWidth < 768 ? 360 : 720)
}

/** PT-HEIGHT, fit: the first picture's ratio, within 40 and 120 hundredths of the window. */
export const follows = (ratio: number) =>
  async function followsRatio({ canvasElement }: Context) {
    const { innerHeight, innerWidth } = window
    const wanted = Math.min(Math.max(innerWidth / ratio, 0.4 * innerHeight), 1.2 * innerHeight)
    await expect(heightOf(canvasElement)).toBeCloseTo(wanted, 0)
  }

/** PT-HEIGHT, full: the window, 480 at least. */
export async function fillsWindow({ canvasElement }: Context) {
  await expect(heightOf(canvasElement)).toBe(Math.max(window.innerHeight, 480))
}

/** PT-HEIGHT: long words make the box grow, and nothing is cut off. */
export async function grows({ canvasElement }: Context) {
  const stage = canvasElement.querySelector<HTMLElement>('[data-height]')
  await expect(heightOf(canvasElement)).toBeGreaterThan(720)
  const box = stage?.getBoundingClientRect()
  for (const words of stage?.querySelectorAll('h1, p, a') ?? []) {
    const { top, bottom } = words.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(box?.top ?? 0)
    await expect(bottom).toBeLessThanOrEqual(box?.bottom ?? 0)
  }
}
