/** First parts of pages whose second part is an id that opens somebody's booking. */
const capabilityPages = new Set(['slots', 'reserved', 'pending', 'inquiries', 'select-date', 'shoots'])

/** True for a page that belongs to whoever has its link. */
export function isCapabilityPage(path: string): boolean {
  return capabilityPages.has(path.split('/')[1] ?? '')
}

/** A page's address with ids taken out; calls of the API are set to their own pattern when they are bound. */
export function routePattern(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  if (first === 'api') return '/api/*'
  if (first === 'media' || first === 'assets') return `/${first}/*`
  if (isCapabilityPage(path)) return `/${[first, ':id', ...rest.slice(1).map(hideId)].join('/')}`
  return path.slice(0, 120)
}

const hideId = (part: string) => (/^[a-z-]{1,20}$/.test(part) ? part : ':id')
