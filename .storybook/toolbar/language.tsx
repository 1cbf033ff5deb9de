import { fallbackLanguage, languages } from '@bellows/domain'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator } from '@storybook/react-vite'
import { useEffect, useMemo, type ReactNode } from 'react'
import { PSEUDO_LOCALE, pseudoMessages } from './pseudo-locale.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*.json', { eager: true })

const messagesOf = (locale: string): Messages => catalogs[`../../locales/${locale}.json`]?.messages ?? {}

/** The studios' languages, and one that is for layouts alone. */
export const locales = [...languages, PSEUDO_LOCALE]

function Language({ locale, children }: { locale: string; children: ReactNode }) {
  const i18n = useMemo(
    () =>
      setupI18n({
        locale,
        messages: {
          [locale]:
            locale === PSEUDO_LOCALE ? pseudoMessages(messagesOf(fallbackLanguage)) : messagesOf(locale),
        },
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
