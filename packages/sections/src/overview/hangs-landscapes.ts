import { expect } from 'storybook/test'

type Context = Readonly<{ canvasElement: HTMLElement }>

/** A picture that fills a width is a landscape: of an upright one it would show no more than a strip. */
export const hangsLandscapes = (...templates: readonly string[]) =>
  async function hangs({ canvasElement }: Context): Promise<void> {
    for (const template of templates) {
      const image = canvasElement.querySelector(`[data-template="${template}"] img`)
      const [width, height] = ['width', 'height'].map((side) => Number(image?.getAttribute(side)))
      await expect(width).toBeGreaterThan(Number(height))
    }
  }
