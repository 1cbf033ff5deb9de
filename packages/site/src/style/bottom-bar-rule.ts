import { color, grid, layers, media, size, space, staysAtBottom } from '@bellows/tokens'

/** A row of what comes next that stays at the window's lower edge, clear of the phone's own bar. */
export const bottomBarRule = {
  ...staysAtBottom,
  zIndex: layers.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: size.row,
  paddingInline: grid.margin,
  paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
  backgroundColor: color.background,
  '@media': { [media.narrow]: { position: 'static' } },
} as const
