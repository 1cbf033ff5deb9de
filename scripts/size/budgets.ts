/** Kilobytes (1000 bytes, brotli) that the first visit of a page may cost; `architecture.md` says why. */
export type Budget = Readonly<{
  /** Inline scripts and whatever is fetched before the largest paint. */
  jsBeforePaint?: number
  jsAtLoad: number
  jsAfterScroll?: number
  css: number
  html?: number
}>

export type PageKind = Readonly<{
  name: string
  path: string
  budget: Budget
  /** Service page on which a time is held first. */
  heldAt?: string
  /** What the page weighs while it is over its budget: it may not grow further, and the run says how far off it is. */
  reached?: Partial<Budget>
}>

const content: Budget = { jsBeforePaint: 3, jsAtLoad: 110, jsAfterScroll: 130, css: 16 }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', budget: content },
  { name: 'portfolio', path: '/portfolio', budget: content },
  { name: 'contact', path: '/contact', budget: content },
  {
    name: 'service page',
    path: '/services/orchard-light-minis',
    budget: { jsAtLoad: 120, jsAfterScroll: 140, css: 18 },
    reached: { jsAtLoad: 170, jsAfterScroll: 175 },
  },
  {
    name: 'booking step',
    path: '/services/orchard-light-minis/select-package',
    heldAt: '/services/orchard-light-minis',
    budget: { jsAtLoad: 145, css: 18, html: 20 },
    reached: { jsAtLoad: 180 },
  },
]
