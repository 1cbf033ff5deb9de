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
const content: Budget = { ...early, jsAtLoad: 95.6, jsAfterScroll: 116.5, css: 17.2, html: 16.2 }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', budget: { ...content, jsAfterScroll: 126.9, css: 19.7, html: 19.4 } },
  { name: 'portfolio', path: '/portfolio', budget: content, shows: ['carousel', 'lightbox'] },
  { name: 'contact', path: '/contact', budget: content },
  { name: 'sessions', path: '/sessions', budget: { ...content, jsAtLoad: 114.7, jsAfterScroll: 123.3 } },
  {
    name: 'service page',
    path: '/services/orchard-light-minis',
    budget: { ...early, jsAtLoad: 104.6, jsAfterScroll: 119.5, css: 20.7, html: 19.5 },
  },
]

/** The demo's service whose booking has every step. */
export const BOOKED = '/services/orchard-light-minis'

const step = (jsAtLoad: number, ...starts: PageKind['starts'] & object): Omit<PageKind, 'name' | 'path'> => ({
  starts: ['booking', ...starts],
  budget: { jsAtLoad, css: 10, html: 14.9 },
})

/** Each step of a booking, and each page of what is booked, when it is the first that is visited; 145 is aimed at. */
export const stepKinds: Readonly<Record<string, Omit<PageKind, 'name' | 'path'>>> = {
  'select-package': step(146.4),
  'select-addons': step(147.1),
  'your-information': step(161.5, 'forms'),
  'sign-contract': step(169.1, 'forms'),
  questionnaire: step(167.1, 'forms'),
  payments: step(150.5),
  finish: { ...step(159.9), budget: { jsAtLoad: 159.9, css: 12.6, html: 17.5 } },
  'questionnaire of what is booked': step(168.6, 'forms'),
  'payments of what is booked': step(153.4),
  'contract of what is booked': step(170.1, 'forms'),
}
