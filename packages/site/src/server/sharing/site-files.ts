import { listServices } from '@bellows/api'
import { pageHref, type Business, type Site } from '@bellows/domain'
import type { LiveTheme } from '@bellows/tokens'
import { callApi } from '../../pages/call-api.ts'
import type { ApiFetch } from '../../router-context.ts'
import { originOf } from './addresses.ts'
import { escaped } from './plain-text.ts'

export type SiteFacts = Readonly<{ business: Business; site: Site; theme: LiveTheme; fetch: ApiFetch }>

const HOUR = 3600
const answer = (type: string, body: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${HOUR}` } })

const robots = ({ business }: SiteFacts) =>
  answer(
    'text/plain; charset=utf-8',
    `User-agent: *\nDisallow: /api/\nDisallow: /web-builder/\n\nSitemap: ${originOf(business)}/sitemap.xml\n`,
  )

/** Pages and services that anybody may see; what belongs to somebody is not among them. */
async function sitemap({ business, site, fetch }: SiteFacts): Promise<Response> {
  const services = await callApi({ fetch }, listServices, {})
  const changed = new Map(services.map(({ slug, updatedDate }) => [`/services/${slug}`, updatedDate]))
  const paths = new Set(['/', ...site.pages.map(pageHref), ...changed.keys()])
  const lines = [...paths].map((path) => {
    const date = changed.get(path)
    const lastmod = date ? `<lastmod>${escaped(date)}</lastmod>` : ''
    return `<url><loc>${escaped(originOf(business) + path)}</loc>${lastmod}</url>`
  })
  return answer(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>\n`,
  )
}

const SIDE = 64
const corners = { 0: 0, 2: SIDE / 8, 999: SIDE / 2 } as const

/** The studio's letter on its accent, with the corners of its buttons. */
function icon({ business, theme }: SiteFacts): Response {
  const { background, headings } = theme.palette.schemes.accent.primary
  const [letter = ''] = business.businessName.trim()
  const size = SIDE * 0.625
  const attributes = `x="50%" y="${SIDE * 0.71}" fill="${headings}" font-family="Georgia,serif" font-size="${size}" text-anchor="middle"`
  return answer(
    'image/svg+xml; charset=utf-8',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${corners[theme.styles.buttonRadius]}" fill="${background}"/><text ${attributes}>${escaped(letter.toUpperCase())}</text></svg>`,
  )
}

const manifest = ({ business, theme }: SiteFacts) =>
  answer(
    'application/manifest+json; charset=utf-8',
    JSON.stringify({
      name: business.businessName,
      lang: business.language,
      start_url: '/',
      display: 'browser',
      background_color: theme.palette.schemes.light_1.primary.background,
      theme_color: theme.palette.schemes.light_1.primary.background,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }),
  )

const files: Readonly<Record<string, (facts: SiteFacts) => Response | Promise<Response>>> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/favicon.svg': icon,
  // Asked for by whoever reads no link of the page.
  '/favicon.ico': icon,
  '/site.webmanifest': manifest,
}

/** The file that a studio's site has at a fixed address, or none. */
export const siteFile = (path: string): ((facts: SiteFacts) => Response | Promise<Response>) | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined
