import {
  defaultTheme,
  inlineVars,
  palettes,
  schemes,
  themeColor,
  themeCss,
  type Palette,
  type PaletteId,
  type TypographyId,
} from '@bellows/tokens'
import type { Decorator } from '@storybook/react-vite'

export const initialScheme = 'light_1'

/** A section paints its own scheme, its option `theme`; one that the toolbar chooses goes before it. */
const withScheme = (args: Record<string, unknown>, scheme: unknown) =>
  'theme' in args && scheme !== initialScheme ? { ...args, theme: scheme } : args

/** The paper of the scheme that the story stands on, so that a dark one has no white around it. */
function groundOf(palette: Palette, args: Record<string, unknown>, chosen: unknown): string {
  const asked = chosen === initialScheme ? args['theme'] : chosen
  const scheme = schemes.find((name) => name === asked) ?? initialScheme
  const ground = inlineVars({ [themeColor.ground]: palette.schemes[scheme].primary.background })
  return `:root{${Object.entries(ground)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}

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
      <style>{themeCss(theme) + groundOf(theme.palette, args, globals['scheme'])}</style>
      <div data-scheme={globals['scheme']} className="story-paper">
        <Story args={withScheme(args, globals['scheme'])} />
      </div>
    </>
  )
}
