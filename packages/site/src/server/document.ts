import { joinedAddress } from '@bellows/domain'
import { preloadedFonts, themeCss, typographyThemes, type LiveTheme, type ThemePiece } from '@bellows/tokens'
import { laterStyles } from '../pages/later-styles.tsx'
import type { ClientFiles } from './client-files.ts'
import { firstStyles, namesIn } from './first-styles.ts'
import { lookAddress, shownPieces } from './look.ts'
import { AWAITED_STYLES, keeperScript, LATE_TYPE } from './keeper.ts'
import { ADMITS_VENDORS } from '../tracking/vendor-hosts.ts'
import type { ScreenFacts } from './screen-facts.ts'
import { brandTags, sharingTags } from './sharing/head-tags.ts'
import type { SharedScreen } from './sharing/shared-screen.ts'

type Surroundings = {
  theme: LiveTheme
  files: ClientFiles
  catalogue: string
  businessId: string
  shared: SharedScreen | null
  /** The policy lets the studio's vendors in. */
  admitsVendors: boolean
}

/** Without JavaScript little can be opened, so what is closed is shown; a menu's panels answer to pointer and focus. */
const noScript =
  '<noscript><style>[hidden="until-found"]{content-visibility:visible!important;visibility:visible!important;grid-template-rows:1fr!important}[data-needs-script]{display:none!important}[data-no-script-menu]{display:block!important}[data-no-script-menu]+* button{display:none!important}li:is(:hover,:focus-within)>[data-navigation-panel]{display:grid!important}</style></noscript>'

const fontPreload = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`
const modulePreload = (url: string) => `<link rel="modulepreload" href="${url}">`

const hrefOf = (address: string) => `href="${address}"`
const NO_STYLES = hrefOf('data:text/css,')

type Styled = Readonly<{ head: string; html: string }>
const themed = (css: string) => `<style id="theme">${css}</style>`
/** Waits until the first picture is painted, which it would take the line from; without scripts nobody can wait. */
const awaited = (css: string) => `<style id="${AWAITED_STYLES}" media="print,(scripting:none)">${css}</style>`

/** The styles of a document that says where its first view ends: those of that view in the head, all as files there. */
function styledLate(html: string, urls: readonly string[], { theme, files }: Surroundings): Styled {
  const view = html.slice(0, html.indexOf(hrefOf(laterStyles.look)))
  const first = firstStyles(urls.map(files.statements), view)
  const pieces = shownPieces(view, first)
  const isNow = (piece: ThemePiece) => piece !== 'italic' && pieces.includes(piece)
  const italics = pieces.includes('italic') ? themeCss(theme, (piece) => piece === 'italic') : ''
  return {
    head: `${themed(themeCss(theme, isNow))}${italics && awaited(italics)}<style>${first}</style>`,
    html: html
      .replace(hrefOf(laterStyles.look), hrefOf(lookAddress(theme, pieces)))
      .replace(hrefOf(laterStyles.page), hrefOf(joinedAddress(urls))),
  }
}

/** All styles in the head, or of a first view those that it needs. */
function styled(html: string, screen: ScreenFacts, around: Surroundings): Styled {
  const { theme, files } = around
  const isLate = html.includes(hrefOf(laterStyles.look))
  if (files.dev) {
    const links = files.dev.css.map((url) => `<link rel="stylesheet" href="${url}">`).join('')
    const bare = Object.values(laterStyles).reduce((text, url) => text.replace(hrefOf(url), NO_STYLES), html)
    return { head: themed(themeCss(theme)) + links, html: bare }
  }
  const known = [...new Set(['entry', ...screen.sources].flatMap((source) => files.of(source).css))]
  // Parts that the server drew, though the browser fetches their code later, bring their styles all the same.
  const urls = files.inOrder([...known, ...files.lacking(namesIn(html).classes, known)])
  if (isLate && urls.length > 0) return styledLate(html, urls, around)
  const text = urls.map((url) => files.text(url).trim()).join('')
  return { head: `${themed(themeCss(theme))}<style data-files="${urls.join(' ')}">${text}</style>`, html }
}

function scripts(screen: ScreenFacts, { files, ...around }: Surroundings): string {
  const start = keeperScript({ entry: files.entry, startsLate: screen.startsLate, ...around })
  const dev = files.dev
    ? `<script type="module">${files.dev.inlineHead}</script>${files.dev.scripts
        .slice(0, -1)
        .map((src) => `<script type="module" src="${src}"></script>`)
        .join('')}`
    : ''
  const preloads = screen.startsLate
    ? ''
    : [...new Set(['entry', ...screen.routeSources].flatMap((source) => files.of(source).js))]
        .map(modulePreload)
        .join('')
  return `${dev}${preloads}<script>${start}</script>`
}

/** Until the client answers for links, the browser itself looks ahead at pages that are the same for everybody. */
const speculation = `<script type="speculationrules" id="speculation">${JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ['/', '/:page', '/services/:service'] },
          { not: { selector_matches: '[href^="#"],[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})}</script>`

/** What stands above the main part is shown once it is whole: the entries of half a menu would be moved by the others. */
const wholeHeader = (html: string) =>
  html.includes('<main id="content"') ? '<link rel="expect" blocking="render" href="#content">' : ''

const STATE_SCRIPT = /<script(?=[^>]*data-tsr-stream-part)/g

/** Where the client starts late, the router's state waits as inert text: nobody needs it before. */
const withStateAside = (html: string, screen: ScreenFacts) =>
  screen.startsLate ? html.replaceAll(STATE_SCRIPT, `<script type="${LATE_TYPE}"`) : html

/**
 * Completes React's HTML: theme, styles of the page's templates, fonts, and the way the client starts.
 * React leaves foreign nodes in `<head>` alone when it hydrates.
 */
export function documentOf(html: string, screen: ScreenFacts, around: Surroundings): string {
  const { theme, shared } = around
  const fonts = preloadedFonts(typographyThemes[theme.styles.typography]).map(fontPreload).join('')
  const { head: look, html: body } = styled(html, screen, around)
  const counted = around.admitsVendors ? `<meta name="${ADMITS_VENDORS}">` : ''
  const told = brandTags(theme) + counted + (shared ? sharingTags(shared, html) : '')
  const ahead = screen.isPublic ? speculation : ''
  const head = `${wholeHeader(html)}${fonts}${look}${noScript}${scripts(screen, around)}${ahead}${told}`
  return withStateAside(body, screen).replace('</head>', () => `${head}</head>`)
}
