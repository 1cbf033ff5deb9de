import { createHash } from 'node:crypto'
import { CACHE_MARK } from '@bellows/api'
import { pictureOrigin, remembered, type Business } from '@bellows/domain'
import { vendorHosts, type Vendor } from '../tracking/vendor-hosts.ts'
import type { ScreenFacts } from './screen-facts.ts'

// Data blocks such as JSON-LD never run, so the policy need not name them.
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const PICTURES = /\b(src|srcset)="([^"]*https:[^"]*)"/g

// Most of a page's scripts and styles are those of every page.
const hash = remembered((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
const hashes = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(pattern)].map((match) => hash(match[1] ?? '')))].join(' ')
const addressesIn = (name: string, value: string): string[] =>
  name === 'src' ? [value] : value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')

/**
 * Where pictures of the page come from, and those that a link or an answer brings into the same document; an address
 * that names no origin is left out, and its picture stays away.
 */
const pictureHosts = (html: string, later: readonly string[] = []) => {
  const addresses = [...html.matchAll(PICTURES)].flatMap(([, name = '', value = '']) =>
    addressesIn(name, value),
  )
  const origins = new Set([...addresses.map(pictureOrigin), ...later])
  return [...origins].filter((origin) => origin !== null).join(' ')
}

/** Scripts of the head and of the document's end are ours; one between them would be a studio's content. */
const ownScripts = (html: string): string =>
  html.slice(0, html.indexOf('</head>')) +
  html.slice(Math.max(html.lastIndexOf('</main>'), html.lastIndexOf('</footer>')))

/** Who may hold a document in a frame. */
const ancestors = (builders: readonly string[]) =>
  `frame-ancestors ${builders.length > 0 ? builders.join(' ') : "'none'"}`

/** The builders that a screen is made for; none for any but the preview. */
export type Framing = Readonly<{
  screen: Pick<ScreenFacts, 'isPreview'>
  builders: readonly string[]
  vendors?: readonly Vendor[]
  /** Origins of the studio's pictures, on this page or another. */
  pictures?: readonly string[]
}>

const nobody: Framing = { screen: { isPreview: false }, builders: [] }

/** Those that may count a visit of a screen: the studio's, where it counts at all and no id is in the address. */
export const admittedVendors = (
  { allowTracking, tracking }: Business,
  { isCounted }: Pick<ScreenFacts, 'isCounted'>,
): Vendor[] => (allowTracking && isCounted ? tracking.map(({ vendor }) => vendor) : [])

/** The hosts of vendors as a directive goes on with them. */
const hostsOf = (vendors: readonly Vendor[] = [], ...kinds: readonly ('scripts' | 'counts')[]): string =>
  [...new Set(vendors.flatMap((vendor) => kinds.flatMap((kind) => vendorHosts[vendor][kind].split(' '))))]
    .map((host) => ` ${host}`)
    .join('')

/** What a document whose styles no hash can foresee still says of frames. */
export const framePolicy = ({ screen, builders }: Framing): string =>
  ancestors(screen.isPreview ? builders : [])

/**
 * The policy of one document: only its own files, and the inline texts that the site itself put there. What the preview
 * will show is not known yet: its pictures may be anywhere, and no form of it leads anywhere.
 */
export const policyFor = (html: string, framing: Framing = nobody): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes(ownScripts(html), INLINE_SCRIPT)}${hostsOf(framing.vendors, 'scripts')}`,
    `style-src-elem 'self' ${hashes(html.slice(0, html.indexOf('</head>')), INLINE_STYLE)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${framing.screen.isPreview ? 'https:' : pictureHosts(html, framing.pictures)}`.trim() +
      hostsOf(framing.vendors, 'counts'),
    "font-src 'self'",
    `connect-src 'self'${hostsOf(framing.vendors, 'scripts', 'counts')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `form-action ${framing.screen.isPreview ? "'none'" : "'self'"}`,
    framePolicy(framing),
  ].join('; ')

const FAILING = 400

type Answered = Framing & Readonly<{ screen: ScreenFacts; response: Response }>

export function headersFor(html: string, { screen, response, ...framing }: Answered): Headers {
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', policyFor(html, { screen, ...framing }))
  if (screen.isPreview) {
    headers.set('x-robots-tag', 'noindex')
    // A builder that opens the preview as a window of its own stays its opener.
    headers.set('cross-origin-opener-policy', 'unsafe-none')
  }
  if (screen.isPublic && response.status === 200) headers.set(CACHE_MARK, 'public')
  if (response.status >= FAILING) headers.set('x-robots-tag', 'noindex')
  if (screen.isPersonal) {
    headers.set('cache-control', 'no-store')
    headers.set('x-robots-tag', 'noindex')
    headers.set('referrer-policy', 'no-referrer')
  }
  return headers
}
