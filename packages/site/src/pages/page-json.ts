import { isRecord } from '@bellows/domain'
import type { PageData } from './page-data.ts'

type Values = Readonly<Record<string, unknown>>

/** What a picture is unless somebody chose otherwise. */
const usual: Values = { position: '50% 50%', objectFit: 'cover', overlay: 0 }
const addressOf = (key: string, version = '') => `/media/${key}${version}.jpg`

/** A picture of the studio's own media, whose addresses all follow from its key. */
function isOwnPicture(value: Values): value is Values & { key: string; additionalImageUrls: Values } {
  const { key, url, additionalImageUrls: versions } = value
  if (typeof key !== 'string' || url !== addressOf(key) || !isRecord(versions)) return false
  return Object.entries(versions).every(([version, address]) => address === addressOf(key, version))
}

function packed(_: string, value: unknown): unknown {
  if (!isRecord(value) || !isOwnPicture(value)) return value
  const { key, additionalImageUrls, url: _url, ...rest } = value
  const unusual = Object.entries(rest).filter(([name, chosen]) => chosen !== usual[name])
  const left = Object.keys(usual).filter((name) => rest[name] === undefined)
  return {
    '@': key,
    versions: Object.keys(additionalImageUrls).join(' '),
    ...(left.length > 0 && { left }),
    ...Object.fromEntries(unusual),
  }
}

function unpacked(_: string, value: unknown): unknown {
  if (!isRecord(value) || typeof value['@'] !== 'string') return value
  const { '@': key, versions, left = [], ...rest } = value
  const names = String(versions).split(' ').filter(Boolean)
  const given = Object.entries(usual).filter(([name]) => !(left as string[]).includes(name))
  return {
    url: addressOf(key),
    additionalImageUrls: Object.fromEntries(names.map((name) => [name, addressOf(key, name)])),
    key,
    ...Object.fromEntries(given),
    ...rest,
  }
}

/** A page as the document carries it to the browser: a picture's addresses are said once. */
export const packPage = (page: PageData): string => JSON.stringify(page, packed)
export const unpackPage = (text: string): PageData => JSON.parse(text, unpacked) as PageData

/** Whether what a loader answered is a page. */
export const isPage = (value: unknown): value is PageData =>
  isRecord(value) && ['headers', 'contents', 'footers'].every((area) => Array.isArray(value[area]))
