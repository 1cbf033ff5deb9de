/** First parts of pages whose second part is an id that opens somebody's booking. */
const capabilityPages = new Set(['slots', 'reserved', 'pending', 'inquiries', 'select-date', 'shoots'])

const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^(?=.*\d)\w{20,}$/i
const word = /^[a-z-]{1,20}$/

/** What stands between the slashes, however many there are and however they are written. */
function partsOf(path: string): string[] {
  return path.replaceAll('%2f', '/').split('/').filter(Boolean)
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part.toLowerCase()
  }
}

/** True for a page that belongs to whoever has its link. */
export function isCapabilityPage(path: string): boolean {
  return capabilityPages.has(readable(partsOf(path)[0] ?? ''))
}

/** A page's address with ids taken out; calls of the API are set to their own pattern when they are bound. */
export function routePattern(path: string): string {
  const [first = '', ...rest] = partsOf(path)
  const place = readable(first)
  if (place === 'api') return '/api/*'
  if (place === 'media' || place === 'assets') return `/${place}/*`
  if (capabilityPages.has(place)) {
    const [, ...steps] = rest
    return `/${[place, ':id', ...steps.map((part) => (word.test(part) ? part : ':id'))].join('/')}`
  }
  return `/${[first, ...rest].map((part) => (id.test(part) ? ':id' : part)).join('/')}`.slice(0, 120)
}
