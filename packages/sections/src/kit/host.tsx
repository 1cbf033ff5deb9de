import type {
  BlockKind,
  Business,
  InquiryQuestion,
  MenuItem,
  ServiceOption,
  ServiceSummary,
} from '@bellows/domain'
import { createContext, use, type ReactNode } from 'react'
import type { ServiceQuery, StudioEntries } from './page-needs.ts'

/** The services of a list: pending while they load, failed with a way to ask again. */
export type ServicesAnswer =
  | Readonly<{ state: 'ready'; services: readonly ServiceSummary[] }>
  | Readonly<{ state: 'pending' }>
  | Readonly<{ state: 'failed'; retry: () => void }>

export type InquiryForm = Readonly<{
  questions: readonly InquiryQuestion[]
  services: readonly ServiceOption[]
}>

/** Typed values of the form by question id, as fields hold them. */
export type InquiryValues = Readonly<Record<string, string | readonly string[]>>

/** What tells robots from people. */
export type InquiryGuard = Readonly<{
  /** What stands in the bait. */
  website: string
  /** Milliseconds that the form has stood before the visitor. */
  filledIn: number
}>

/** What came back of a form that was posted without JavaScript. */
export type PostedForm = Readonly<{
  isSent: boolean
  values: InquiryValues
  errors: Readonly<Record<string, string>>
}>

/** What stands in empty lists for an owner to see; `entries` have the shape of their kind's own. */
export type Samples = Readonly<{
  label: ReactNode
  entries: Readonly<Partial<Record<BlockKind, readonly object[]>>>
}>

/** Everything a section may know or ask of the world around it; the site fulfils it, stories fake it. */
export type Host = StudioEntries &
  Readonly<{
    isPreview: boolean
    /** Only a preview has some. */
    samples?: Samples
    business: Business
    menuItems: readonly MenuItem[]
    /** Path of the page being shown, for `aria-current` and forms. */
    path: string
    /** ISO instant the page was made at; rules that depend on time use it. */
    now: string
    services: (query: ServiceQuery) => ServicesAnswer
    inquiry: InquiryForm
    /** Rejects with an error whose message is the server's. */
    sendInquiry: (serviceId: string | null, values: InquiryValues, guard: InquiryGuard) => Promise<void>
    postedForm: PostedForm | null
    /** The visitor may change what they said to being counted. */
    offersCookieChoices?: boolean
    /** A section crashed or is unknown; told once per block. */
    reportCrash: (blockId: string, error: Error) => void
  }>

const HostContext = createContext<Host | null>(null)
export const HostProvider = HostContext.Provider

export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('A section needs a HostProvider above it')
  return host
}
