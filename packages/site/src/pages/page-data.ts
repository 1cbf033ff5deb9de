import { noEntries, type StudioEntries, type Wakes } from '@bellows/sections'
import type { Block, InquiryQuestion, ServiceOption, ServiceSummary } from '@bellows/domain'

/** A block on its way to the screen. */
export type PageBlock = Readonly<{
  block: Block
  /** Needs its code in the browser. */
  isLive: boolean
  /** When a live section's code is fetched. */
  wakes?: Wakes
  /** Where a live section's own code is, `address#name`, if the server knows it. */
  view?: string
  /** The header lies over the page's first section; both are told. */
  isOverlapped?: boolean
  /** No template has its kind and id. */
  isUnknown?: true
  /** Its message, when the server could not draw it. */
  crash?: string
}>

/** What sections asked for beyond their options. */
export type PageAnswers = StudioEntries &
  Readonly<{
    services: Readonly<Record<string, readonly ServiceSummary[] | null>>
    inquiry: Readonly<{ questions: readonly InquiryQuestion[]; services: readonly ServiceOption[] }>
  }>

export type PageData = Readonly<{
  id: string
  title: string
  headers: readonly PageBlock[]
  contents: readonly PageBlock[]
  footers: readonly PageBlock[]
  answers: PageAnswers
}>

/** A page in the store, and what of it the browser gets for hydration: the loader's answer of every route that is framed. */
export type FramedPage = Readonly<{
  pageKey: string
  page: PageData
  /** Still sections are drawn from the server's HTML, which was kept: the page was never read whole. */
  isAsDrawn?: true
}>

/** Key of the frame around 'page not found' in the page store; no slug can be it. */
export const MISSING_PAGE = ' missing'

export const noAnswers: PageAnswers = {
  services: {},
  inquiry: { questions: [], services: [] },
  ...noEntries,
}

const areas = ['headers', 'contents', 'footers'] as const

export const blocksOf = (page: PageData): PageBlock[] => areas.flatMap((area) => page[area])

const stripped = (entry: PageBlock): PageBlock =>
  entry.isLive || entry.crash
    ? entry
    : { ...entry, block: { ...entry.block, options: { template: entry.block.options['template'] } } }

/** The same page without what only still sections need: the browser keeps the server's HTML for those. */
export function forHydration(page: PageData, liveAnswers: PageAnswers): PageData {
  const slim = Object.fromEntries(areas.map((area) => [area, page[area].map(stripped)]))
  return { ...page, ...slim, answers: liveAnswers }
}
