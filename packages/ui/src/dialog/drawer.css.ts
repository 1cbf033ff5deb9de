import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, grid, layers, media, motion, size, space } from '@bellows/tokens'
import { backdrop, grip } from './dialog.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const from = (transform: string) => keyframes({ from: { transform } })
const enter = (name: string) => ({ animation: `${name} ${motion.slide} ${motion.easing}` })
const edge = `${size.hairline} solid ${color.lines}`

const drawer = style([
  backdrop,
  {
    padding: 0,
    border: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
  },
])
const column = {
  inlineSize: `min(${size.drawer}, ${size.drawerShare})`,
  blockSize: size.window,
  marginBlock: 0,
}
const band = { inlineSize: '100%', maxBlockSize: size.window, marginInline: 0 }
const fromRight = enter(from('translateX(100%)'))
const fromBottom = enter(from('translateY(100%)'))
const fromLeft = enter(from('translateX(-100%)'))

export const drawers = styleVariants({
  end: [
    drawer,
    {
      ...column,
      marginInline: 'auto 0',
      borderInlineStart: edge,
      ...fromRight,
      selectors: { '&:dir(rtl)': fromLeft },
    },
  ],
  start: [
    drawer,
    {
      ...column,
      marginInline: '0 auto',
      borderInlineEnd: edge,
      ...fromLeft,
      selectors: { '&:dir(rtl)': fromRight },
    },
  ],
  top: [
    drawer,
    { ...band, marginBlock: '0 auto', borderBlockEnd: edge, ...enter(from('translateY(-100%)')) },
  ],
  bottom: [
    drawer,
    {
      ...band,
      maxBlockSize: size.sheet,
      marginBlock: 'auto 0',
      borderBlockStart: edge,
      ...fromBottom,
    },
  ],
  sheet: [
    drawer,
    {
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
  ],
  full: [drawer, { ...band, margin: 0, blockSize: size.window, ...enter(appear) }],
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  paddingInline: grid.margin,
})
export const bar = style({
  position: 'sticky',
  zIndex: layers.raised,
  insetBlockStart: 0,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: size.bar.m,
  color: color.headings,
  backgroundColor: color.background,
  '@media': {
    [media.t]: { minBlockSize: size.bar.t },
    [media.d]: { minBlockSize: size.bar.d },
  },
})
export const close = style({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${space[3]})` })
export const body = style({ flex: '1', paddingBlockEnd: space[6] })
