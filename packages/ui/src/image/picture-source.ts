import { isWebAddress } from '../web-address/web-address.ts'

/** A stored picture: the JPEG and its smaller versions. */
export type PictureSource = Readonly<{
  url: string
  additionalImageUrls?: Readonly<{ _sm?: string | null; _md?: string | null; _lg?: string | null }>
  alt?: string
  /** Where it is cut from, e.g. `50% 20%`. */
  position?: string
  objectFit?: 'cover' | 'contain'
  /** Strength of the veil over it, in percent. */
  overlay?: number
  width?: number
  height?: number
}>

const versions = [
  ['_sm', 700],
  ['_md', 1000],
  ['_lg', 1500],
] as const
/** Originals are kept at this width at the most, and taken to have it where theirs is not stored. */
const ORIGINAL_WIDTH = 1920
const ownJpeg = /^(\/media\/[^?#]+)\.jpe?g$/i

// As in the policy of a page: its words end at blanks, commas and semicolons, and an asterisk stands for every host.
const nameable = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

const isForeign = (url: string): boolean =>
  !/\s/.test(url) && isWebAddress(url) && nameable.test(new URL(url).origin)

const isWritten = (url: string): boolean => /^data:image\//i.test(url)

/** Addresses that a picture can have and the page's policy lets pass; stored data may hold any other. */
export const isPictureAddress = (url: string): boolean =>
  isWritten(url) || /^(?:\/(?![/\\])|\.{1,2}\/)/.test(url) || isForeign(url)

/** Whether it is to be fetched; what is written into its own address is there already, in one width. */
export const isFetched = (url: string): boolean => isPictureAddress(url) && !isWritten(url)

type Candidate = Readonly<{ url: string; width: number }>
export type PictureFormat = Readonly<{ type: string; srcSet: string }>

function candidatesOf({ url, additionalImageUrls = {}, width = ORIGINAL_WIDTH }: PictureSource): Candidate[] {
  if (!isFetched(url)) return [{ url, width }]
  const smaller = versions.flatMap(([version, across]) => {
    const versionUrl = additionalImageUrls[version]
    return versionUrl && isFetched(versionUrl) ? [{ url: versionUrl, width: across }] : []
  })
  return [...smaller, { url, width: Math.min(width, ORIGINAL_WIDTH) }]
}

/** Spaces and commas end an address inside `srcset`. */
const inSet = (url: string) => url.replaceAll(/[\s,]/g, encodeURIComponent)
const setOf = (candidates: readonly Candidate[]) =>
  candidates.map(({ url, width }) => `${inSet(url)} ${width}w`).join(', ')

/** The picture's own `srcset`, where it has smaller versions. */
export function srcSetOf(source: PictureSource): string | undefined {
  const candidates = candidatesOf(source)
  return candidates.length > 1 ? setOf(candidates) : undefined
}

/** How large the JPEG at one of a picture's addresses is; of what we have not made ourselves nobody knows. */
export function sizeAt(
  source: PictureSource,
  address: string,
): { width: number; height: number } | undefined {
  const { width, height } = source
  const across = candidatesOf(source).find(({ url }) => url === address)?.width
  if (!width || !height || !across || !ownJpeg.test(address)) return undefined
  return { width: across, height: Math.round((height * across) / width) }
}

/** The AVIF versions of our own media, which lie beside the JPEGs; a foreign picture has none. */
export function avifOf(source: PictureSource): PictureFormat | undefined {
  const candidates = candidatesOf(source)
  if (!candidates.every(({ url }) => ownJpeg.test(url))) return undefined
  const smaller = candidates.map(({ url, width }) => ({ url: url.replace(ownJpeg, '$1.avif'), width }))
  return { type: 'image/avif', srcSet: setOf(smaller) }
}

/** Whether there is more to try than the stored file. */
export const hasVersions = (source: PictureSource): boolean =>
  srcSetOf(source) !== undefined || avifOf(source) !== undefined

const place = '(?:left|center|right|top|bottom|-?\\d{1,3}(?:\\.\\d{1,2})?%)'
const positionGrammar = new RegExp(`^${place}(?: ${place})?$`)

const MIDDLE = '50% 50%'

/** A stored position that is safe and means something as `object-position`; nothing for the middle, where it is anyway. */
export function positionOf(position = ''): string | undefined {
  const stored = position.trim()
  return stored !== MIDDLE && positionGrammar.test(stored) ? stored : undefined
}

/** Width by height as a CSS ratio, or undefined while one of them is not known. */
export function naturalRatio(width = 0, height = 0): string | undefined {
  return width > 0 && height > 0 && Number.isFinite(width / height) ? `${width} / ${height}` : undefined
}
