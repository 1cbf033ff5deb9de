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
const early = { jsBeforePaint: 3, htmlRatio: 1.55, usedStyles: 0.46, elements: 605 }
const content: Budget = { ...early, jsAtLoad: 110.5, jsAfterScroll: 130, css: 16.5, html: 15.5 }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', budget: { ...content, jsAfterScroll: 140.5, css: 19.5, html: 19.4 } },
  { name: 'portfolio', path: '/portfolio', budget: content, shows: ['carousel', 'lightbox'] },
  { name: 'contact', path: '/contact', budget: content },
  {
    name: 'service page',
    path: '/services/orchard-light-minis',
    budget: { ...early, jsAtLoad: 118, jsAfterScroll: 140, css: 19.8, html: 19.1 },
  },
]

/** The demo's service whose booking has every step. */
export const BOOKED = '/services/orchard-light-minis'

const step = (jsAtLoad: number, ...starts: PageKind['starts'] & object): Omit<PageKind, 'name' | 'path'> => ({
  starts: ['dayjs', ...starts],
  budget: { jsAtLoad, css: 12, html: 14.7 },
})

/** Each step of a booking, and each page of what is booked, when it is the first that is visited; 145 is aimed at. */
export const stepKinds: Readonly<Record<string, Omit<PageKind, 'name' | 'path'>>> = {
  'select-package': step(158.5),
  'select-addons': step(159),
  'your-information': step(175, 'forms'),
  'sign-contract': step(182, 'forms'),
  questionnaire: step(181, 'forms'),
  payments: step(163),
  finish: { ...step(173), budget: { jsAtLoad: 173, css: 12, html: 16.7 } },
  'questionnaire of what is booked': step(183.5, 'forms'),
  'payments of what is booked': step(166.5),
  'contract of what is booked': step(184, 'forms'),
}
