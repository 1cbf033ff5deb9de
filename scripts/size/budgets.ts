import type { Shown } from './late-code.ts'

/** Kilobytes (1000 bytes, brotli) that the first visit of a page may cost; `architecture.md` says why. */
export type Budget = Readonly<{
  /** Inline scripts and whatever is fetched before the largest paint. */
  jsBeforePaint?: number
  jsAtLoad: number
  jsAfterScroll?: number
  css: number
  /** The document as sent, its styles and data included. */
  html?: number
  /** Share of the inline styles that a phone's first view uses, at the least. */
  usedStyles?: number
  /** Elements of the document once it is loaded. */
  elements?: number
  /** Times the same document without the data that the client starts from. */
  htmlRatio?: number
}>

export type PageKind = Shown &
  Readonly<{
    name: string
    path: string
    budget: Budget
  }>

// What is reached; `docs/performance.md` says what is aimed at.
const early = { jsBeforePaint: 3, htmlRatio: 1.55, usedStyles: 0.46, elements: 588 }
const content: Budget = { ...early, jsAtLoad: 95.9, jsAfterScroll: 117, css: 17.3, html: 16.3 }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', budget: { ...content, jsAfterScroll: 127.5, css: 19.9, html: 19.4 } },
  { name: 'portfolio', path: '/portfolio', budget: content, shows: ['carousel', 'lightbox'] },
  { name: 'contact', path: '/contact', budget: content },
  { name: 'sessions', path: '/sessions', budget: { ...content, jsAtLoad: 115.2, jsAfterScroll: 123.8 } },
  {
    name: 'service page',
    path: '/services/orchard-light-minis',
    budget: { ...early, jsAtLoad: 105, jsAfterScroll: 120, css: 20.9, html: 19.6 },
  },
]

/** The demo's service whose booking has every step. */
export const BOOKED = '/services/orchard-light-minis'

const step = (jsAtLoad: number, ...starts: PageKind['starts'] & object): Omit<PageKind, 'name' | 'path'> => ({
  starts: ['booking', ...starts],
  budget: { jsAtLoad, css: 10, html: 15 },
})

/** Each step of a booking, and each page of what is booked, when it is the first that is visited; 145 is aimed at. */
export const stepKinds: Readonly<Record<string, Omit<PageKind, 'name' | 'path'>>> = {
  'select-package': step(147.3),
  'select-addons': step(148),
  'your-information': step(162.4, 'forms'),
  'sign-contract': step(170, 'forms'),
  questionnaire: step(168, 'forms'),
  payments: step(151.6),
  finish: { ...step(161.5), budget: { jsAtLoad: 161.5, css: 12.7, html: 17.7 } },
  'questionnaire of what is booked': step(169.5, 'forms'),
  'payments of what is booked': step(154.5),
  'contract of what is booked': step(171, 'forms'),
}
