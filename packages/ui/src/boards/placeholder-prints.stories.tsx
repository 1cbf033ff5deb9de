import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Image } from '../image/image.tsx'
import { Placeholder } from '../image/placeholder.tsx'
import { storyPrint } from '../testing/story-print.ts'
import { Board as Page } from './board.tsx'
import * as css from './measures.css.ts'

const VARIANTS = 6
const shapes = ['A-32', 'A-45', 'A-23', 'A-11', 'A-169', 'A-219'] as const
const indices = Array.from({ length: VARIANTS }, (_, index) => index)
const print = (index: number) => ({ url: storyPrint(1500, 1000, index), alt: `Test print ${index + 1}` })

/**
 * What stands where a picture is missing.
 *
 * **When to choose it.** Review it when a scheme is new; sections use it by themselves.
 */
const meta: Meta = { title: 'Tokens/Placeholder prints' }
export default meta
type Story = StoryObj

/** Six drawings take turns where a picture is missing. */
export const Board: Story = {
  tags: ['visual-1440', 'visual-dark'],
  render: () => (
    <Page
      title="Placeholder prints"
      intro="Six drawings take turns where a picture is missing or does not come."
    >
      <div className={css.prints}>
        {indices.map((index) => (
          <Placeholder key={index} index={index} />
        ))}
      </div>
      <div className={css.prints}>
        {shapes.map((shape, index) => (
          <Placeholder
            key={shape}
            ratio={shape}
            index={index}
            caption={`${shape}: a picture that did not come`}
          />
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-placeholder]')]
    await expect(new Set(drawn.map(({ dataset }) => dataset['placeholder'])).size).toBe(VARIANTS)
  },
}

/** Flat prints, which screenshots use; the toolbar hangs the demo's photographs in their place. */
export const TestPrints: Story = {
  render: () => (
    <Page title="Test prints" intro="Flat prints stand in stories; the toolbar shows the demo’s photographs.">
      <div className={css.prints}>
        {shapes.map((shape, index) => (
          <Image key={shape} source={print(index)} ratio={shape} sizes="c4·t4·m4" />
        ))}
      </div>
    </Page>
  ),
}
