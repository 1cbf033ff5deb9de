import { FOR_EVER } from '@bellows/api'
import { schemes, themeCss, type LiveTheme, type ThemePiece } from '@bellows/tokens'
import { versionOf } from './version-of.ts'

/** Where the part of a theme's style text lies that a first view does without. */
export const LOOK_PATH = '/look.css'

/** Letters beyond those of western Europe, whose faces are files of their own. */
const EXTENDED = /[\u0100-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/
const SLANTED = /font-style:(?!normal)|font-weight:[67]00/

const order: readonly ThemePiece[] = ['root', 'upright', 'slanted', 'italic', 'extended', ...schemes]

/** The pieces of a theme that a first view shows, by its HTML and the styles that it uses. */
export function shownPieces(html: string, styles: string): ThemePiece[] {
  const shown = new Set([...html.matchAll(/data-scheme="(\w+)"/g)].map(([, scheme]) => scheme))
  const isSlanted = SLANTED.test(styles)
  const isExtended = EXTENDED.test(html)
  const isShown = (piece: ThemePiece): boolean => {
    if (piece === 'slanted' || piece === 'italic') return isSlanted
    if (piece === 'extended') return isExtended
    return piece === 'root' || piece === 'upright' || shown.has(piece)
  }
  return order.filter(isShown)
}

const versions = new WeakMap<LiveTheme, string>()

function versionOfTheme(theme: LiveTheme): string {
  const known = versions.get(theme)
  if (known) return known
  const version = versionOf(themeCss(theme))
  versions.set(theme, version)
  return version
}

/** The address of what a document leaves out of the theme that has the given pieces. */
export const lookAddress = (theme: LiveTheme, pieces: readonly ThemePiece[]): string =>
  `${LOOK_PATH}?v=${versionOfTheme(theme)}&amp;without=${pieces.join('.')}`

/** The rest of the theme, for good under the address that a page names it by. */
export function lookAnswer(url: URL, theme: LiveTheme): Response {
  const without = (url.searchParams.get('without') ?? '').split('.')
  const inOrder = order.filter((piece) => without.includes(piece))
  const isThis = url.searchParams.get('v') === versionOfTheme(theme) && inOrder.join() === without.join()
  return new Response(
    themeCss(theme, (piece) => !without.includes(piece)),
    {
      headers: {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': isThis ? FOR_EVER : 'no-cache',
      },
    },
  )
}
