import type { Decorator, StoryContext } from '@storybook/react-vite'
import { createElement, type CSSProperties } from 'react'
import { expect } from 'storybook/test'

type Context = Pick<StoryContext, 'canvasElement'>

/** Few words, so that the height mode alone decides. */
export const fewWords = { subtitle: '', description: '', showButton: false, paddingTop: 0, paddingBottom: 0 }

const inWindow = (name: string, width: number, height: number) => {
  const value = `${name.toLowerCase().replaceAll(' ', '')}${width}`
  return {
    parameters: {
      viewport: { options: { [value]: { name, styles: { width: `${width}px`, height: `${height}px` } } } },
    },
    globals: { viewport: { value } },
  }
}
/** Windows 375 (a small phone and a usual one), 820, 992, 1200, 1280, 1440 and 1920 px wide. */
export const onSmallPhone = inWindow('Small phone', 375, 667)
export const onPhone = inWindow('Phone', 375, 812)
export const onTablet = inWindow('Tablet', 820, 1180)
export const onDesk = inWindow('Desk', 992, 800)
export const onNotebook = inWindow('Notebook', 1200, 800)
export const onLaptop = inWindow('Laptop', 1280, 800)
export const onWide = inWindow('Wide', 1440, 900)
export const onScreen = inWindow('Screen', 1920, 1080)

/** No header above, whatever other stories have brought. */
export const withoutHeader: Decorator = (Story) =>
  createElement('div', { style: { '--header-height': '0px' } as CSSProperties }, createElement(Story))

export const heightOf = (canvasElement: HTMLElement): number =>
  canvasElement.querySelector('[data-height]')?.getBoundingClientRect().height ?? Number.NaN

/** Fixed: 720 from tablets on, half of it on phones. */
export async function isFixed({ canvasElement }: Context) {
  await expect(heightOf(canvasElement)).toBe(window.innerWidth < 768 ? 360 : 720)
}

/** Fit: the first picture's ratio, within 40 and 120 hundredths of the window. */
export const follows = (ratio: number) =>
  async function followsRatio({ canvasElement }: Context) {
    const { innerHeight, innerWidth } = window
    const wanted = Math.min(Math.max(innerWidth / ratio, 0.4 * innerHeight), 1.2 * innerHeight)
    await expect(heightOf(canvasElement)).toBeCloseTo(wanted, 0)
  }

/** Full: the window, 480 at least. */
export async function fillsWindow({ canvasElement }: Context) {
  await expect(heightOf(canvasElement)).toBe(Math.max(window.innerHeight, 480))
}

/** On phones picture and words fill it together; the picture keeps a fifth at the least. */
export async function fillsPhone({ canvasElement }: Context) {
  if (window.innerWidth >= 768) return
  await expect(heightOf(canvasElement)).toBeCloseTo(window.innerHeight, 0)
  const stage = canvasElement.querySelector('[data-height]')?.getBoundingClientRect() ?? new DOMRect()
  const words = [...canvasElement.querySelectorAll('[data-height] :is(h1, p, a)')].map((each) =>
    each.getBoundingClientRect(),
  )
  await expect(Math.min(...words.map(({ top }) => top)) - stage.top).toBeGreaterThan(window.innerHeight / 5)
  await expect(Math.max(...words.map(({ bottom }) => bottom))).toBeLessThanOrEqual(stage.bottom)
}

/** Long words make the box grow, and nothing is cut off. */
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
