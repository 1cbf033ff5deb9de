import { defaultTheme, palettes, themeCss, type PaletteId, type TypographyId } from '@bellows/tokens'
import type { Decorator } from '@storybook/react-vite'

export const withTheme: Decorator = (Story, { globals, parameters }) => {
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
        <Story />
      </div>
    </>
  )
}
