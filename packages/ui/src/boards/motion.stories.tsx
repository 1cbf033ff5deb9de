import { motion } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Board as Page, Line, Lines } from './board.tsx'
import * as css from './motion.css.ts'

const codes = [
  ['MV-REV', `${motion.reveal}, ${motion.stagger} apart`],
  ['MV-FADE', motion.fade],
  ['MV-SLIDE', motion.slide],
  ['MV-HOV', motion.hover],
  ['MV-DRAW', motion.draw],
  ['MV-DISC', motion.disclose],
] as const

function EveryCode() {
  const [isPlayed, setIsPlayed] = useState(false)
  return (
    <Page title="Motion" intro="Six moves on one curve. With reduced motion each is at its end at once.">
      <div>
        <Button variant="outline" onClick={() => setIsPlayed(!isPlayed)}>
          {isPlayed ? 'Play back' : 'Play'}
        </Button>
      </div>
      <div data-played={isPlayed}>
        <Lines>
          {codes.map(([code, time]) => (
            <Line key={code} name={code} figure={time}>
              <div className={css.demo[code]} data-code={code} />
            </Line>
          ))}
        </Lines>
      </div>
    </Page>
  )
}

/**
 * All movements, side by side, as fast as they are.
 *
 * **When to choose it.** Review it with reduced motion too: every movement ends at once then.
 */
const meta: Meta = { title: 'Tokens/Motion', render: () => <EveryCode /> }
export default meta
type Story = StoryObj

const opacityOf = (canvasElement: HTMLElement) =>
  Number(getComputedStyle(canvasElement.querySelector('[data-code="MV-FADE"]') as Element).opacity)

export const Board: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(opacityOf(canvasElement)).toBe(1))
  },
}

/** What the toolbar's wish for reduced motion does: the move is over in the next frame. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    const [move] = canvasElement.querySelector('[data-code="MV-FADE"]')?.getAnimations() ?? []
    await expect(move?.effect?.getComputedTiming().duration ?? 0).toBeLessThan(1)
    await waitFor(() => expect(opacityOf(canvasElement)).toBe(1))
  },
}
