import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { defaultTheme, palettes, schemes, themeCss, typographyThemes } from '@bellows/tokens'
import type { PaletteId, TypographyId } from '@bellows/tokens'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useMemo, type ReactNode } from 'react'
import '@bellows/ui'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*.json', { eager: true })

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

function Language({ locale, children }: { locale: string; children: ReactNode }) {
  const i18n = useMemo(
    () =>
      setupI18n({ locale, messages: { [locale]: catalogs[`../locales/${locale}.json`]?.messages ?? {} } }),
    [locale],
  )
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

const withLanguage: Decorator = (Story, { globals }) => (
  <Language locale={String(globals['locale'])}>
    <Story />
  </Language>
)

const withTheme: Decorator = (Story, { globals, parameters }) => {
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

const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    layout: 'fullscreen',
  },
  globalTypes: {
    locale: toolbar('Language', 'globe', ['en-US', 'fr-FR']),
    palette: toolbar('Palette', 'paintbrush', Object.keys(palettes)),
    scheme: toolbar('Scheme', 'contrast', schemes),
    typography: toolbar('Typography', 'paragraph', Object.keys(typographyThemes)),
  },
  initialGlobals: { locale: 'en-US', palette: 'salt', scheme: 'light_1', typography: 'atelier' },
  decorators: [withTheme, withLanguage],
}
export default preview
