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
const early = { jsBeforePaint: 3, htmlRatio: 1.55, usedStyles: 0.46, elements: 587 }
const content: Budget = { ...early, jsAtLoad: 100.6, jsAfterScroll: 120.8, css: 16.8, html: 15.8 }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', budget: { ...content, jsAfterScroll: 131.1, css: 19.4, html: 19.3 } },
  { name: 'portfolio', path: '/portfolio', budget: content, shows: ['carousel', 'lightbox'] },
  { name: 'contact', path: '/contact', budget: content },
  { name: 'sessions', path: '/sessions', budget: { ...content, jsAtLoad: 119.2, jsAfterScroll: 127.6 } },
  {
    name: 'service page',
    path: '/services/orchard-light-minis',
    budget: { ...early, jsAtLoad: 108.9, jsAfterScroll: 123.6, css: 20, html: 19 },
  },
]

/** The demo's service whose booking has every step. */
export const BOOKED = '/services/orchard-light-minis'

const step = (jsAtLoad: number, ...starts: PageKind['starts'] & object): Omit<PageKind, 'name' | 'path'> => ({
  starts: ['booking', ...starts],
  budget: { jsAtLoad, css: 10, html: 14.7 },
})

/** Each step of a booking, and each page of what is booked, when it is the first that is visited; 145 is aimed at. */
export const stepKinds: Readonly<Record<string, Omit<PageKind, 'name' | 'path'>>> = {
  'select-package': step(149.8),
  'select-addons': step(150.5),
  'your-information': step(165.8, 'forms'),
  'sign-contract': step(173.3, 'forms'),
  questionnaire: step(171.4, 'forms'),
  payments: step(153.9),
  finish: { ...step(162.7), budget: { jsAtLoad: 162.7, css: 12.2, html: 17 } },
  'questionnaire of what is booked': step(172.9, 'forms'),
  'payments of what is booked': step(156.6),
  'contract of what is booked': step(174.4, 'forms'),
}
