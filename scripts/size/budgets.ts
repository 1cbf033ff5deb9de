import type { Shown } from './late-code.ts'

/** Kilobytes (1000 bytes, brotli) that the first visit of a page may cost; `docs/performance.md` says what is aimed at. */
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
const early = { jsBeforePaint: 3, htmlRatio: 1.55, usedStyles: 0.44, elements: 588 }
const content: Budget = { ...early, jsAtLoad: 98.3, jsAfterScroll: 120.9, css: 18.4, html: 16.8 }

export const pageKinds: readonly PageKind[] = [
  {
    name: 'home',
    path: '/',
    budget: { ...content, jsAfterScroll: 131.7, css: 21.5, html: 20.1, elements: 600 },
  },
  { name: 'portfolio', path: '/portfolio', budget: content, shows: ['carousel', 'lightbox'] },
  { name: 'contact', path: '/contact', budget: content },
  { name: 'sessions', path: '/sessions', budget: { ...content, jsAtLoad: 118.5, jsAfterScroll: 127.8 } },
  {
    name: 'service page',
    path: '/services/orchard-light-minis',
    budget: { ...early, jsAtLoad: 107.9, jsAfterScroll: 124.1, css: 21.9, html: 20.1, elements: 592 },
  },
]

/** The demo's service whose booking has every step. */
export const BOOKED = '/services/orchard-light-minis'

const step = (jsAtLoad: number, ...starts: PageKind['starts'] & object): Omit<PageKind, 'name' | 'path'> => ({
  starts: ['booking', ...starts],
  budget: { jsAtLoad, css: 10, html: 15.2 },
})

/** Each step of a booking, and each page of what is booked, when it is the first that is visited; 145 is aimed at. */
export const stepKinds: Readonly<Record<string, Omit<PageKind, 'name' | 'path'>>> = {
  'select-package': step(151.9),
  'select-addons': step(152.5),
  'your-information': step(166.9, 'forms'),
  'sign-contract': step(174.4, 'forms'),
  questionnaire: step(172.5, 'forms'),
  payments: step(156.4),
  finish: { ...step(167.2), budget: { jsAtLoad: 167.2, css: 13.3, html: 18.4 } },
  'questionnaire of what is booked': step(174.1, 'forms'),
  'payments of what is booked': step(159.3),
  'contract of what is booked': step(175.5, 'forms'),
}
