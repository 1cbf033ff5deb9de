import { FOR_EVER } from '@bellows/api'
import { Hono } from 'hono'
import { notFound } from '../base/refusal.ts'
import { mediaType } from '../media/media-name.ts'
import type { ByteRange, MediaFacts, MediaStore } from '../media/media-store.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { missingFile } from './missing-file.ts'

const ADDRESS = '/media/'
const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/** A browser that shows a picture by itself fits it to the window by styles of its own, which no picture of ours brings. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A letter's pictures stand in the page of whatever program shows it. */
const anywhere = 'cross-origin'

const headersOf = (name: string, { size, etag }: MediaFacts) => ({
  'Content-Type': mediaType(name),
  'Content-Security-Policy': policy,
  'Cross-Origin-Resource-Policy': anywhere,
  'Content-Length': String(size),
  'Cache-Control': FOR_EVER,
  'Accept-Ranges': 'bytes',
  ETag: etag,
})

/** The last so many bytes, `null` where that is none. */
const lastOf = (count: number, size: number): ByteRange | null =>
  count > 0 ? [Math.max(0, size - count), size - 1] : null

/** The part that is asked for, `null` where the file has none such; what is no single range asks for the whole. */
function rangeOf(asked: string, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(asked) ?? []
  if (first === '') return last === '' ? undefined : lastOf(Number(last), size)
  const end = last === '' ? Infinity : Number(last)
  if (end < Number(first)) return undefined
  return Number(first) < size ? [Number(first), Math.min(end, size - 1)] : null
}

const isKnown = (c: AppContext, etag: string) => {
  const known = c.req.header('if-none-match') ?? ''
  return known === '*' || (etag !== '' && known.includes(etag))
}

/** A part of another version than the browser has would not fit. */
const wantsPart = (c: AppContext, etag: string) => (c.req.header('if-range') ?? etag) === etag

async function sendPart(c: AppContext, media: MediaStore, part: ByteRange): Promise<Response> {
  const name = c.req.path.slice(ADDRESS.length)
  const file = await media.get(name, part)
  if (!file) throw notFound()
  const [first, last] = part
  return c.body(file.body, 206, {
    ...headersOf(name, file),
    'Content-Length': String(last - first + 1),
    'Content-Range': `bytes ${first}-${last}/${file.size}`,
  })
}

/** What needs no bytes, or not all: the seldom asked. */
async function sendLess(c: AppContext, media: MediaStore): Promise<Response | undefined> {
  const name = c.req.path.slice(ADDRESS.length)
  const facts = await media.head(name)
  if (!facts) throw notFound()
  const headers = headersOf(name, facts)
  if (isKnown(c, facts.etag)) {
    const { 'Content-Length': _, 'Content-Type': _type, ...kept } = headers
    return c.body(null, 304, kept)
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const part = wantsPart(c, facts.etag) ? rangeOf(c.req.header('range') ?? '', facts.size) : undefined
  if (part === null) return c.body(null, 416, { 'Content-Range': `bytes */${facts.size}` })
  return part && sendPart(c, media, part)
}

const asksForLess = (c: AppContext) =>
  c.req.method === 'HEAD' || ['if-none-match', 'range'].some((name) => c.req.header(name) !== undefined)

/**
 * Sends pictures. Their names tell their contents, so whoever has one never needs to ask again.
 * @throws Refusal 404
 */
export function sendMedia(media: MediaStore): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`${ADDRESS}*`, async (c, next) => {
    const less = asksForLess(c) ? await sendLess(c, media) : undefined
    if (less) return less
    const name = c.req.path.slice(ADDRESS.length)
    const file = await media.get(name)
    if (!file) return missingFile(c, next)
    return c.body(file.body, 200, headersOf(name, file))
  })
}
