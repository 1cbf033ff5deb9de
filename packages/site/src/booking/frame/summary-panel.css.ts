import { style } from '@vanilla-extract/css'
import { color, columns, media, size, space } from '@bellows/tokens'

export const panel = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[5],
  ...columns({ d: [8, 12] }),
  '@media': {
    [media.tDown]: { display: 'none' },
    [media.dOnly]: { gridColumn: '8 / 13' },
    [media.xl]: { gridColumn: '9 / 13', padding: space[6] },
    [media.d]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.frameBar.d} + ${space[6]})`,
      marginBlockStart: space[8],
    },
    [`${media.d} and (max-aspect-ratio: 1/1), print`]: { position: 'static' },
  },
})

export const open = style({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[4],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
})
