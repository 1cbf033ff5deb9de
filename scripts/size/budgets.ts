/** Kilobytes (1000 bytes, brotli) that the first visit of a page may cost; `architecture.md` says why. */
export type Budget = Readonly<{
  /** Inline scripts and whatever is fetched before the largest paint. */
  jsBeforePaint?: number
  jsAtLoad: number
  jsAfterScroll?: number
  css: number
  html?: number
}>

export type PageKind = Readonly<{ name: string; path: string; budget: Budget }>

const content: Budget = { jsBeforePaint: 3, jsAtLoad: 110, jsAfterScroll: 130, css: 16 }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', budget: content },
  { name: 'portfolio', path: '/portfolio', budget: content },
  { name: 'contact', path: '/contact', budget: content },
  {
    name: 'service page',
    path: '/services/orchard-light-minis',
    budget: { jsAtLoad: 120, jsAfterScroll: 140, css: 18 },
  },
  {
    name: 'booking step',
    path: '/services/orchard-light-minis/select-package',
    budget: { jsAtLoad: 145, css: 18, html: 20 },
  },
]
