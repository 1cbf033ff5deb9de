import { listServices, PIXELS_MARK } from '@bellows/api'
import { escapeHtml, HOUR, pageHref, SECOND, type Business, type Site } from '@bellows/domain'
import type { LiveTheme } from '@bellows/tokens'
import { isHidden } from '../../pages/button-pages.ts'
import { callApi } from '../../pages/call-api.ts'
import type { ApiFetch } from '../../router-context.ts'
import { originOf } from './addresses.ts'
import { brandMark, maskableLook, plainLook, touchLook } from './brand-mark.ts'

export type SiteFacts = Readonly<{
  business: Business
  site: Site
  theme: LiveTheme
  fetch: ApiFetch
  /** Folder of the browser build, where the faces are; empty while developing. */
  assetsRoot: string
}>

const answer = (type: string, body: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${HOUR / SECOND}` },
  })

const robots = ({ business }: SiteFacts) =>
  answer(
    'text/plain; charset=utf-8',
    `User-agent: *\nDisallow: /api/\nDisallow: /web-builder/\n\nSitemap: ${originOf(business)}/sitemap.xml\n`,
  )

/** Pages and services that anybody may see; what belongs to somebody is not among them. */
async function sitemap({ business, site, fetch }: SiteFacts): Promise<Response> {
  const services = await callApi({ fetch }, listServices, {})
  const changed = new Map(services.map(({ slug, updatedDate }) => [`/services/${slug}`, updatedDate]))
  const pages = site.pages.filter((page) => !isHidden(page))
  const paths = new Set(['/', ...pages.map(pageHref), ...changed.keys()])
  const lines = [...paths].map((path) => {
    const date = changed.get(path)
    const lastmod = date ? `<lastmod>${escapeHtml(date)}</lastmod>` : ''
    return `<url><loc>${escapeHtml(originOf(business) + path)}</loc>${lastmod}</url>`
  })
  return answer(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>\n`,
  )
}

const icon = async (facts: SiteFacts) =>
  answer('image/svg+xml; charset=utf-8', await brandMark(facts, plainLook, true))

const drawn =
  (look: Parameters<typeof brandMark>[1], pixels: number) =>
  async (facts: SiteFacts): Promise<Response> => {
    const drawing = answer('image/svg+xml; charset=utf-8', await brandMark(facts, look))
    drawing.headers.set(PIXELS_MARK, String(pixels))
    return drawing
  }

const png = (src: string, side: number, more = {}) => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...more,
})

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
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        png('/icon-192.png', 192),
        png('/icon-512.png', 512),
        png('/icon-maskable-512.png', 512, { purpose: 'maskable' }),
      ],
    }),
  )

const files: Readonly<Record<string, (facts: SiteFacts) => Response | Promise<Response>>> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/favicon.svg': icon,
  // Asked for by whoever reads no link of the page.
  '/favicon.ico': icon,
  '/apple-touch-icon.png': drawn(touchLook, 180),
  '/icon-192.png': drawn(plainLook, 192),
  '/icon-512.png': drawn(plainLook, 512),
  '/icon-maskable-512.png': drawn(maskableLook, 512),
  '/site.webmanifest': manifest,
}

/** Addresses of the files that every studio's site has. */
export const siteFiles: readonly string[] = Object.keys(files)

/** The file that a studio's site has at a fixed address, or none. */
export const siteFile = (path: string): ((facts: SiteFacts) => Response | Promise<Response>) | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined
