import type { CallOptions } from '@bellows/api'
import type { TemplateKey } from '@bellows/sections'
import type { I18n } from '@lingui/core'
import type { FramedPage, PageData } from './pages/page-data.ts'

/** Fetches a path of the API: in process on the server, over the network in the browser. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** The way to the API, and who is told of calls that fail; on the server nobody, since it knows. */
export type ApiAccess = Readonly<{
  fetch: ApiFetch
  onFailure?: CallOptions['onFailure']
  /** What other drawings of the same content have read of the API, by call. Server only. */
  reads?: SharedReads | undefined
}>

export type SharedReads = Readonly<{
  get: (call: string) => Promise<unknown> | undefined
  set: (call: string, answer: Promise<unknown>) => void
  delete: (call: string) => void
}>

/** Whole page data of this request; what is sent to the browser leaves still sections' options out. */
export type PageStore = Map<string, PageData>

export type RouterContext = ApiAccess & {
  businessId: string
  i18n: I18n
  pages: PageStore
  /**
   * What loaders brought last: a page by its path, the first one as the document brought it, and facts by the name that
   * they have there. Browser only.
   */
  kept: Map<string, unknown>
  /** Messages of blocks that crashed in the first rendering, by block id. Server only. */
  crashes: ReadonlyMap<string, string>
  /** Address of a view's code in the browser's build. Server only. */
  viewAddress: (key: TemplateKey) => string | undefined
  /** Who may hold the owner's preview. Server only. */
  builders?: (() => Promise<readonly string[]>) | undefined
  /** A form that came back without JavaScript. Server only. */
  postedForm: PostedFormContext | null
  /** Header and footer for a page that is not there, once one was asked for; and the page that was left last. */
  frame: { page: PageData | null; left?: FramedPage | null }
  /** Settles when the first page may give its place to another. */
  leave: () => Promise<void>
}

export type PostedFormContext = Readonly<{
  isSent: boolean
  values: Readonly<Record<string, string | readonly string[]>>
  errors: Readonly<Record<string, string>>
}>
