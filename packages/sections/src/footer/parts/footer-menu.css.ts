import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space, textStyle } from '@bellows/tokens'
import { title as columnTitle } from './footer-column.css.ts'

/** Phones fold the menu away under a button that says the same. */
export const title = style([columnTitle, { '@media': { [media.m]: { display: 'none' } } }])

const open = { gridTemplateRows: '1fr', contentVisibility: 'visible', visibility: 'visible' } as const
const panel = style({ '@media': { [media.tUp]: { selectors: { '&[hidden]': open } } } })
globalStyle(`${panel}[hidden] > *`, { '@media': { [media.tUp]: { overflow: 'visible' } } })

export const folding = {
  /** In the voice of the other columns' titles. */
  button: style({
    ...textStyle('label'),
    color: color.paragraphs,
    '@media': { [media.tUp]: { display: 'none' } },
  }),
  panel,
  content: style({
    '@media': { [media.tUp]: { paddingBlockEnd: 0 }, [media.m]: { paddingBlockStart: space[3] } },
  }),
}
