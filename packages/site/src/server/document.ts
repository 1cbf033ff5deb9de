import { preloadedFonts, themeCss, typographyThemes, type LiveTheme } from '@bellows/tokens'
import type { ClientFiles } from './client-files.ts'
import { keeperScript, LATE_TYPE } from './keeper.ts'
import type { ScreenFacts } from './screen-facts.ts'

type Surroundings = { theme: LiveTheme; files: ClientFiles }

/** Without JavaScript nothing can be opened, so everything closed is shown. */
const noScript =
  '<noscript><style>[hidden="until-found"]{content-visibility:visible!important;visibility:visible!important;grid-template-rows:1fr!important}[data-needs-script]{display:none!important}[data-no-script-menu]{display:block!important}[data-no-script-menu="row"]{display:flex!important;flex-wrap:wrap}</style></noscript>'

const fontPreload = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`
const modulePreload = (url: string) => `<link rel="modulepreload" href="${url}">`

function styles(screen: ScreenFacts, files: ClientFiles): string {
  if (files.dev) return files.dev.css.map((url) => `<link rel="stylesheet" href="${url}">`).join('')
  const urls = [...new Set(['entry', ...screen.sources].flatMap((source) => files.of(source).css))]
  const text = urls.map((url) => files.text(url).trim()).join('')
  return `<style data-files="${urls.join(' ')}">${text}</style>`
}

function scripts(screen: ScreenFacts, files: ClientFiles): string {
  const start = keeperScript(files.entry, screen.startsLate)
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

const STATE_SCRIPT = /<script(?=[^>]*data-tsr-stream-part)/g

/** Where the client starts late, the router's state waits as inert text: nobody needs it before. */
const withStateAside = (html: string, screen: ScreenFacts) =>
  screen.startsLate ? html.replaceAll(STATE_SCRIPT, `<script type="${LATE_TYPE}"`) : html

/**
 * Completes React's HTML: theme, styles of the page's templates, fonts, and the way the client starts.
 * React leaves foreign nodes in `<head>` alone when it hydrates.
 */
export function documentOf(html: string, screen: ScreenFacts, { theme, files }: Surroundings): string {
  const fonts = preloadedFonts(typographyThemes[theme.styles.typography]).map(fontPreload).join('')
  const look = `<style id="theme">${themeCss(theme)}</style>${styles(screen, files)}`
  const head = `${fonts}${look}${noScript}${scripts(screen, files)}`
  return withStateAside(html, screen).replace('</head>', () => `${head}</head>`)
}
