import { ratio, space } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'
import { Board as Page, Line, Lines } from './board.tsx'
import { Measured } from './measured.tsx'
import * as css from './measures.css.ts'

type Step = keyof typeof css.step
const steps = Object.keys(space).map(Number) as Step[]
const corners = [
  [0, 'square'],
  [2, 'eased'],
  [999, 'round'],
] as const

/**
 * The steps that all distances come from.
 *
 * **When to choose it.** Review it when something seems too near or too far; no distance is outside this scale.
 */
const meta: Meta = { title: 'Tokens/Spacing' }
export default meta
type Story = StoryObj

/** Steps 7 to 10 render one step lower on phones. */
export const Board: Story = {
  render: () => (
    <Page
      title="Spacing, lines and frames"
      intro="Fifteen steps. From 7 to 10 each renders one step lower on phones."
    >
      <Lines>
        {steps.map((step) => (
          <Measured key={step} name={`sp-${step}`} className={css.step[step]} />
        ))}
      </Lines>
      <Lines>
        <Line name="hairline" figure="lines, 1 px">
          <hr className={css.line.hairline} />
        </Line>
        <Line name="active tick" figure="headings, 2 px">
          <hr className={css.line.tick} />
        </Line>
        <Line name="control" figure="control, 1 px">
          <hr className={css.line.control} />
        </Line>
        {corners.map(([radius, word]) => (
          <Line key={radius} name="button radius" figure={`${word}, ${radius}`}>
            <span className={css.corner} style={{ borderRadius: radius }} />
          </Line>
        ))}
      </Lines>
      <Stack gap={4}>
        <div className={css.frames}>
          {(Object.keys(ratio) as (keyof typeof css.frame)[]).map((name) => (
            <Text key={name} as="span" variant="label" className={css.frame[name]}>
              {name}
            </Text>
          ))}
        </div>
      </Stack>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const figureOf = (name: string) => canvasElement.querySelector(`[data-line="${name}"]`)
    await waitFor(() => expect(figureOf('sp-5')).toHaveTextContent('24 px'))
    const isPhone = window.matchMedia('(max-width: 767px)').matches
    await expect(figureOf('sp-9')).toHaveTextContent(isPhone ? '64 px' : '96 px')
  },
}
