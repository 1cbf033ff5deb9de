import { globalStyle, style } from '@vanilla-extract/css'
import { color, grid, media, size, space, staysAtTop } from '@bellows/tokens'
import { entries, heldWidth, inBar } from '../parts/bar-room.css.ts'
import { balanced, desktops, hairline, moving, start } from '../parts/header-bar.css.ts'
import { leaving } from '../parts/sticking.ts'
import { whereDrawn } from '../parts/where-drawn.ts'

/** The page, not the header, is what its decks stick within. */
export const decks = style({ display: 'contents' })
const stuck = { [`${decks}[data-sticky] > &`]: staysAtTop }
const deck = style([moving, { position: 'relative', backgroundColor: color.background }])

const ruled = {
  content: '',
  display: 'block',
  marginInline: `calc(-1 * ${grid.margin})`,
  borderBlockEnd: `${size.hairline} solid ${color.lines}`,
} as const

/** Sticks where it holds the menu's button. */
export const brandDeck = style([
  deck,
  hairline,
  whereDrawn((room) => ({
    [`${decks}${room}[data-sticky] > &`]: staysAtTop,
    ...leaving(`${decks}${room}`, ' > &'),
  })),
])
export const brandRow = style([
  balanced,
  {
    '@media': {
      [media.d]: {
        paddingBlock: space[4],
        // Higher than a bar of one deck, whichever of the two sheets comes first.
        selectors: { [`${brandDeck} > &`]: { minBlockSize: size.masthead.brand } },
      },
    },
  },
])
export const social = style([start, desktops])

export const menuDeck = style([
  deck,
  inBar,
  heldWidth,
  {
    paddingInline: grid.margin,
    '@media': { [media.d]: { selectors: { ...stuck, ...leaving(decks, ' > &') } } },
  },
])
/** With its line it is gone where large text leaves it no room. */
export const menuRow = style([inBar, { '::after': ruled }])
export const menu = style([entries, { justifyContent: 'center', minBlockSize: size.masthead.menu }])

/** Both decks stand over the first section, though one alone goes along with the page. */
globalStyle(`:root:has(${brandDeck})`, {
  '@media': {
    [media.d]: {
      vars: { '--header-room': `calc(${size.masthead.brand} + ${size.masthead.menu})` },
    },
  },
})
