import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'

const px = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 24,
  6: 32,
  7: 48,
  8: 64,
  9: 96,
  10: 128,
  11: 160,
  12: 192,
  13: 256,
  14: 320,
}
const scale = Object.fromEntries(Object.entries(px).map(([step, value]) => [step, `${value}px`])) as Record<
  keyof typeof px,
  string
>

/** Spacing tokens `space[0]`…`space[14]`; steps 7 to 10 render one step lower on phones. */
export const space = createGlobalTheme(':root', scale)

/** Page margin and column gap of the grid, per band. */
export const grid = createGlobalTheme(':root', { margin: '20px', gap: '12px' })

globalStyle(':root', {
  '@media': {
    [media.m]: {
      vars: { [space[7]]: scale[6], [space[8]]: scale[7], [space[9]]: scale[8], [space[10]]: scale[9] },
    },
    [media.t]: { vars: { [grid.margin]: '32px', [grid.gap]: '20px' } },
    [media.d]: { vars: { [grid.margin]: '48px', [grid.gap]: '24px' } },
    [media.xl]: { vars: { [grid.margin]: '64px' } },
    [media.xxl]: { vars: { [grid.margin]: '80px' } },
  },
})
