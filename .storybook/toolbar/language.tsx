import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator } from '@storybook/react-vite'
import { useEffect, useMemo, type ReactNode } from 'react'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*.json', { eager: true })

/** The languages that there is a catalogue of. */
export const languages = Object.keys(catalogs).map((path) => path.replace(/^.*\/|\.json$/g, ''))

function Language({ locale, children }: { locale: string; children: ReactNode }) {
  const i18n = useMemo(
    () =>
      setupI18n({
        locale,
        messages: { [locale]: catalogs[`../../locales/${locale}.json`]?.messages ?? {} },
      }),
    [locale],
  )
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

export const withLanguage: Decorator = (Story, { globals }) => (
  <Language locale={String(globals['locale'])}>
    <Story />
  </Language>
)
