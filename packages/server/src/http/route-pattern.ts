/** First parts of pages whose second part is an id that opens somebody's booking. */
const capabilityPages = new Set(['slots', 'reserved', 'pending', 'inquiries', 'select-date', 'shoots'])

const id = /[0-9a-f]{8}-[0-9a-f-]{27}|(?=\w*\d)\w{20,}/i
/** What pages, services and files are called by. */
const name = /^[a-z\d.-]{1,64}$/
const word = /^[a-z-]{1,20}$/

const isNamed = (part: string) => name.test(part) && !id.test(part)

/** What stands between the slashes, however many there are and however they are written. */
function partsOf(path: string): string[] {
  return path.replaceAll(/%2f/gi, '/').split('/').filter(Boolean)
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

/** Address of the service that a page's address is a step of, whether there is such a step or not; else ''. */
export function serviceOfStep(path: string): string {
  const [place = '', service = '', ...steps] = partsOf(path)
  return place === 'services' && steps.length > 0 ? `/services/${service}` : ''
}

/** A page's address with ids taken out; calls of the API are set to their own pattern when they are bound. */
export function routePattern(path: string): string {
  const parts = partsOf(path)
  const [first = '', ...rest] = parts
  const place = readable(first)
  if (place === 'api') return '/api/*'
  if (place === 'media' || place === 'assets') return `/${place}/*`
  if (capabilityPages.has(place)) {
    const [, ...steps] = rest
    return `/${[place, ':id', ...steps.map((part) => (word.test(part) ? part : ':id'))].join('/')}`
  }
  return `/${parts.map((part) => (isNamed(part) ? part : ':id')).join('/')}`.slice(0, 120)
}
