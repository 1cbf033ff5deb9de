import { expect, within } from 'storybook/test'
import { baselineOf } from '@bellows/ui/testing'
import { onWide } from '../../kit/story/height-plays.ts'

/** The title's half and the text's half begin on one line. */
export const beginsOnOneLine = {
  ...onWide,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    if (window.innerWidth < 768) return
    const canvas = within(canvasElement)
    const label = baselineOf(canvas.getByText('Alder & Wren'))
    await expect(baselineOf(canvas.getByText(/two photographers/))).toBeCloseTo(label, 0)
  },
}
