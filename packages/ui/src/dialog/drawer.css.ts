import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, grid, layers, media, motion, size, space } from '@bellows/tokens'
import { backdrop, grip } from './dialog.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const from = (transform: string) => keyframes({ from: { transform } })
const enter = (name: string) => ({ animation: `${name} ${motion.slide} ${motion.easing}` })
const edge = `${size.hairline} solid ${color.lines}`

const column = {
  inlineSize: `min(${size.drawer}, ${size.drawerShare})`,
  blockSize: size.window,
  marginBlock: 0,
}
const band = { inlineSize: '100%', maxBlockSize: size.window, marginInline: 0 }
const fromRight = enter(from('translateX(100%)'))
const fromBottom = enter(from('translateY(100%)'))
const fromLeft = enter(from('translateX(-100%)'))

export const drawer = recipe({
  base: [
    backdrop,
    {
      padding: 0,
      border: 0,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      // It was open before it became a modal dialog: it has come in already.
      selectors: { '&[data-standing]': { animation: 'none' } },
    },
  ],
  variants: {
    /** The edge it comes from; `full` fills the window, `sheet` comes from the end and on phones from the bottom. */
    side: {
      end: {
        ...column,
        marginInline: 'auto 0',
        borderInlineStart: edge,
        ...fromRight,
        selectors: { '&:dir(rtl)': fromLeft },
      },
      start: {
        ...column,
        marginInline: '0 auto',
        borderInlineEnd: edge,
        ...fromLeft,
        selectors: { '&:dir(rtl)': fromRight },
      },
      top: { ...band, marginBlock: '0 auto', borderBlockEnd: edge, ...enter(from('translateY(-100%)')) },
      bottom: {
        ...band,
        maxBlockSize: size.sheet,
        marginBlock: 'auto 0',
        borderBlockStart: edge,
        ...fromBottom,
      },
      sheet: {
        ...column,
        marginInline: 'auto 0',
        borderInlineStart: edge,
        ...fromRight,
        selectors: { '&:dir(rtl)': fromLeft },
        '@media': {
          [media.m]: {
            ...band,
            ...fromBottom,
            blockSize: 'fit-content',
            maxBlockSize: size.sheet,
            marginBlock: 'auto 0',
            borderInlineStart: 0,
            borderBlockStart: edge,
            '::before': { ...grip, zIndex: layers.sticky },
            selectors: { '&:dir(rtl)': fromBottom },
          },
        },
      },
      full: { ...band, margin: 0, blockSize: size.window, ...enter(appear) },
    },
  },
  defaultVariants: { side: 'end' },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  // On the line of the page's own bar, where it is as wide as that.
  paddingInline: `max(${grid.margin}, (100% - ${size.container.wide}) / 2)`,
})
export const body = style({ flex: '1', paddingBlockEnd: space[6] })
