import { style } from '@vanilla-extract/css'
import { layers, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { heroHeight } from '../parts/hero-height.css.ts'
import { revealed } from '../parts/hero-reveal.css.ts'

const barAboveEdge = space[6]
const overBar = `max(${innerSpace.end}, ${barAboveEdge} + ${size.control} + ${space[5]})`

/** Eight hundredths more above the words than below them put their centre at 54 % of the height. */
const lowered = `calc(${heroHeight.least} * 0.08)`
const above = `max(${space[0]}, ${innerSpace.start} - ${lowered})`
const rows = (below: string) =>
  style({
    selectors: {
      '&&': { gridTemplateRows: `${space[0]} minmax(${innerSpace.start}, 1fr) auto ${below}` },
    },
    '@media': {
      [media.tUp]: {
        selectors: {
          '&&': { gridTemplateRows: `${lowered} minmax(${above}, 1fr) auto minmax(${below}, 1fr)` },
        },
      },
    },
  })
export const stage = { plain: rows(innerSpace.end), overBar: rows(overBar) }

const area = { words: '3 / 1 / 4 / -1', wordsToFoot: '3 / 1 / -1 / -1' }
const behind = (gridArea: string) => style({ gridArea, selectors: { '&&': { alignSelf: 'stretch' } } })
/** Behind the words; with a bar, on to the foot where that stands. The pictures can be dragged through it. */
export const scrim = {
  plain: behind(area.words),
  overBar: style([behind(area.wordsToFoot), { pointerEvents: 'none' }]),
}
const onScrim = style({ zIndex: layers.raised, selectors: { '&&': { backgroundColor: 'transparent' } } })
export const words = style([onScrim, { gridArea: area.words, minInlineSize: 0 }, revealed.first])

export const bar = style([
  onScrim,
  {
    position: 'absolute',
    insetBlockEnd: barAboveEdge,
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[5],
  },
])
export const line = style({ '@media': { [media.m]: { display: 'none' } } })
export const controls = style({ marginInlineStart: 'auto' })
