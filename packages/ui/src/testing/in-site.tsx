import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

/** Gives a part what the site gives it: a language. */
export const inSite = (node: ReactNode) => <I18nProvider i18n={i18n}>{node}</I18nProvider>
