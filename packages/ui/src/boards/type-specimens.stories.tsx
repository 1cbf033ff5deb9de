import { palettes, typographyThemes, type PaletteId, type TypographyId } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../layout/container.tsx'
import { Board as Page } from './board.tsx'
import * as css from './specimen.css.ts'
import { EveryStyle, InTypography, Specimen } from './specimen.tsx'

const ids = Object.keys(typographyThemes) as TypographyId[]

const meta: Meta = { title: 'Tokens/Type specimens' }
export default meta
type Story = StoryObj

/** The toolbar's typography theme, every style by name. */
export const Board: Story = {
  render: (_, { globals }) => (
    <Page
      title="The type scale"
      intro="Sizes grow evenly from 375 to 1440 px; headings, quotes and numerals take the theme’s factor."
    >
      <Specimen name={String(globals['typography'])} />
      <EveryStyle />
    </Page>
  ),
}

/** All eight themes under each other; pages load the files of one. */
export const EveryTheme: Story = {
  render: (_, { globals }) => (
    <Container className={css.sheets}>
      {ids.map((id) => (
        <InTypography key={id} typography={id} palette={palettes[globals['palette'] as PaletteId]}>
          <Specimen name={id} />
        </InTypography>
      ))}
    </Container>
  ),
  play: async ({ canvasElement }) => {
    for (const id of ids) {
      const title = canvasElement.querySelector(`[data-typography="${id}"] h2`) as HTMLElement
      const { family } = typographyThemes[id].heading
      await expect(getComputedStyle(title).fontFamily).toContain(`"${family}"`)
      await document.fonts.load(`1em "${family}"`)
      await expect(document.fonts.check(`1em "${family}"`)).toBe(true)
    }
  },
}
