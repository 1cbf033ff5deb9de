import { escapeHtml, type Business, type Image } from '@bellows/domain'
import type { LiveTheme } from '@bellows/tokens'
import { originOf, pictureAddress, pictureSize } from './addresses.ts'
import { screenGraph } from './screen-graph.ts'
import type { SharedScreen } from './shared-screen.ts'

const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  content && `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** What every document says of the studio's brand. */
export const brandTags = ({ palette }: LiveTheme): string =>
  link('icon', '/favicon.svg', ' type="image/svg+xml"') +
  link('apple-touch-icon', '/apple-touch-icon.png') +
  link('manifest', '/site.webmanifest') +
  meta('name', 'theme-color', palette.schemes.light_1.primary.background)

const TITLE = /<title>(.*?)<\/title>/s

/** Facts for search engines; `<` is escaped, so no text can end the element. */
const jsonLd = (screen: SharedScreen) =>
  `<script type="application/ld+json">${JSON.stringify(screenGraph(screen)).replaceAll('<', String.raw`\u003c`)}</script>`

function cardTags(picture: Image | null, business: Business): string {
  const address = picture && pictureAddress(picture, business)
  if (!address) return meta('name', 'twitter:card', 'summary')
  const size = Object.entries(pictureSize(picture) ?? {})
  return [
    meta('property', 'og:image', address),
    ...size.map(([side, pixels]) => meta('property', `og:image:${side}`, String(pixels))),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('')
}

/** What a public screen tells whoever finds it or passes it on; the title is that of the document, as it stands there. */
export function sharingTags(screen: SharedScreen, html: string): string {
  const { business, path, description } = screen
  const address = originOf(business) + path
  const title = TITLE.exec(html)?.[1] ?? ''
  return [
    meta('name', 'description', description),
    link('canonical', address),
    title && `<meta property="og:title" content="${title}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', business.businessName),
    meta('property', 'og:locale', business.language.replace('-', '_')),
    meta('property', 'og:description', description),
    cardTags(screen.picture ?? screen.standIn, business),
    jsonLd(screen),
  ].join('')
}
