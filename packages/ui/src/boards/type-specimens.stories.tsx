import { palettes, typographyThemes, type PaletteId, type TypographyId } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../layout/container.tsx'
import { Board as Page } from './board.tsx'
import * as css from './specimen.css.ts'
import { EveryStyle, InTypography, Specimen } from './specimen.tsx'

const ids = Object.keys(typographyThemes) as TypographyId[]

/**
 * The text styles of the chosen typography, from display to label.
 *
 * **When to choose it.** Review it first when a typography is new.
 */
const meta: Meta = { title: 'Tokens/Type specimens' }
export default meta
type Story = StoryObj

/** The toolbar's typography theme, every style by name. */
export const Board: Story = {
  tags: ['visual-1440', 'visual-dark'],
  render: (_, { globals }) => (
    <Page
      title="The type scale"
      intro="Sizes grow evenly from 375 to 1440 px; titles, quotes and numerals take the theme’s factor."
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

/** A phone's column, for running text alone as the window is a desktop's, and two that titles meet too. */
const WIDTHS = [335, 720, 1312]
const PHONE_MAX = 400

function lineCount(block: HTMLElement): number {
  const text = document.createRange()
  text.selectNodeContents(block)
  return Math.round(
    text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(block).lineHeight),
  )
}

const linesOf = (themes: readonly HTMLElement[], width: number) =>
  themes.flatMap((theme) => {
    theme.style.inlineSize = `${width}px`
    return [...theme.querySelectorAll<HTMLElement>(width < PHONE_MAX ? 'p' : 'h2, p, button')].map(
      (block) =>
        `${theme.dataset['typography']} at ${width}: ${lineCount(block)} lines of ${block.textContent}`,
    )
  })

function stacksOf(id: TypographyId): (readonly [string, string])[] {
  const { heading, body, label } = typographyThemes[id]
  return [
    ['heading-family', heading.cut],
    ['heading-smallFamily', heading.smallCut ?? heading.cut],
    ['body-family', body.cut],
    ['label-family', label.cut],
  ]
}

/** Before its files are there, a theme is set in local faces stretched to its metrics: lines stay when they come. */
export const BeforeTheFilesCome: Story = {
  render: EveryTheme.render!,
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    const themes = [...canvasElement.querySelectorAll<HTMLElement>('[data-typography]')]
    const lines = () => WIDTHS.flatMap((width) => linesOf(themes, width))
    const come = new Set(lines())
    for (const theme of themes)
      for (const [family, cut] of stacksOf(theme.dataset['typography'] as TypographyId)) {
        const stack = getComputedStyle(theme).getPropertyValue(`--f-${family}`)
        await expect(stack).toContain(`"${cut} local 2"`)
        theme.style.setProperty(`--f-${family}`, stack.slice(stack.indexOf(',') + 1))
      }
    const moved = lines().filter((line) => !come.has(line))
    await expect(moved).toEqual([])
  },
}
