import { pictureOrigin } from './picture-origin.ts'

type Place = readonly (string | number)[]

const traits = ['alt', 'width', 'height', 'position', 'objectFit', 'overlay', 'additionalImageUrls']
const names = /image|picture|photo|avatar|logo/i

const isNamed = (place: Place) => names.test(place.findLast((part) => typeof part === 'string') ?? '')
const isAddress = (place: Place) => /ImageUrls|Url$/.test(place.join(' ')) && names.test(place.join(' '))

/** The address of what is a picture by its name or by what is said of it. */
function addressIn(data: object, place: Place): string | null {
  if (!('url' in data) || typeof data.url !== 'string') return null
  return isNamed(place) || traits.some((trait) => trait in data) ? data.url : null
}

/** Every address of a picture in JSON data, with its place. */
export function* pictureAddresses(data: unknown, place: Place = []): Generator<[string, Place]> {
  if (typeof data === 'string' && isAddress(place)) yield [data, place]
  if (typeof data !== 'object' || data === null) return
  const address = addressIn(data, place)
  if (address !== null) yield [address, [...place, 'url']]
  for (const [name, child] of Object.entries(data))
    yield* pictureAddresses(child, [...place, Array.isArray(data) ? Number(name) : name])
}

/** What stands in front of a server may take no more than 4 kB of headers. */
const ORIGINS_MAX = 40
const LETTERS_MAX = 2000

/** Where the pictures of JSON data come from: so many that a policy’s header stays short, and those that are too many. */
export function sharedOrigins(data: unknown): Readonly<{ named: string[]; leftOut: string[] }> {
  const named = new Set<string>()
  const leftOut = new Set<string>()
  let letters = 0
  for (const [address] of pictureAddresses(data)) {
    const origin = pictureOrigin(address)
    if (origin === null || named.has(origin)) continue
    if (named.size >= ORIGINS_MAX || letters + origin.length >= LETTERS_MAX) leftOut.add(origin)
    else {
      letters += origin.length + 1
      named.add(origin)
    }
  }
  return { named: [...named], leftOut: [...leftOut] }
}

/** Where the pictures of JSON data come from, as far as a policy can name it. */
export const originsOf = (data: unknown): string[] => sharedOrigins(data).named
