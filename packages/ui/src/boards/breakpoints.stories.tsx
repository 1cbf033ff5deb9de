import { breakpoints } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { Board as Page, Line, Lines } from './board.tsx'
import { Measured } from './measured.tsx'
import * as css from './measures.css.ts'

const { t, d, xl, xxl } = breakpoints
const bands = [
  ['M', `to ${t - 1} px`],
  ['T', `${t} to ${d - 1} px`],
  ['D', `${d} to ${xl - 1} px`],
  ['XL', `${xl} to ${xxl - 1} px`],
  ['XXL', `from ${xxl} px`],
] as const
const COLUMNS = 12

/**
 * The four widths at which layouts change.
 *
 * **When to choose it.** Review it beside a template that looks wrong at one width.
 */
const meta: Meta = { title: 'Tokens/Breakpoints' }
export default meta

/** Five bands; the one in force says so. */
export const Board: StoryObj = {
  render: () => (
    <Page title="Breakpoints and grid" intro="Five bands by the window’s width; resize to walk through them.">
      <Lines>
        {bands.map(([name, range]) => (
          <Line key={name} name={name} figure={range}>
            <Text as="span" variant="small" tone="notice" className={css.inBand[name]}>
              this window
            </Text>
          </Line>
        ))}
      </Lines>
      <Lines>
        <Measured name="page margin" className={css.margin} />
        <Measured name="column gap" className={css.gap} />
      </Lines>
      <div className={css.columns}>
        {Array.from({ length: COLUMNS }, (_, column) => (
          <span key={column} className={css.column} />
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText('this window').filter((mark) => mark.checkVisibility())
    await expect(shown).toHaveLength(1)
  },
}
