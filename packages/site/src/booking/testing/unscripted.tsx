import { I18nProvider, useLingui } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'

/** What the server draws of its children, as a browser without scripts shows it: notes for it stand, what needs one is away. */
export function Unscripted({ children }: Readonly<{ children: ReactNode }>) {
  const { i18n } = useLingui()
  const drawn = renderToString(<I18nProvider i18n={i18n}>{children}</I18nProvider>)
  const page = new DOMParser().parseFromString(drawn, 'text/html')
  for (const away of page.querySelectorAll('[data-needs-script]')) away.remove()
  for (const note of page.querySelectorAll('noscript')) note.replaceWith(...note.childNodes)
  return <div dangerouslySetInnerHTML={{ __html: page.body.innerHTML }} />
}
