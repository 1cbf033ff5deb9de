import { defaultTheme, palettes, themeCss, type PaletteId, type TypographyId } from '@bellows/tokens'
import type { Decorator } from '@storybook/react-vite'

export const initialScheme = 'light_1'

/** A section paints its own scheme, its option `theme`; one that the toolbar chooses goes before it. */
const withScheme = (args: Record<string, unknown>, scheme: unknown) =>
  'theme' in args && scheme !== initialScheme ? { ...args, theme: scheme } : args

export const withTheme: Decorator = (Story, { args, globals, parameters }) => {
  const theme = {
    palette: palettes[globals['palette'] as PaletteId],
    styles: {
      ...defaultTheme.styles,
      typography: globals['typography'] as TypographyId,
      ...parameters['styles'],
    },
  }
  return (
    <>
      <style>{themeCss(theme)}</style>
      <div data-scheme={globals['scheme']} className="story-paper">
        <Story args={withScheme(args, globals['scheme'])} />
      </div>
    </>
  )
}
