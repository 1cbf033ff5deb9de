import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, space, textStyle } from '@bellows/tokens'
import { fingerRow, fingerRows } from '../../kit/finger-row.ts'

export const links = recipe({
  base: [textStyle('small'), { display: 'flex' }],
  variants: {
    /** Under each other; in a row they break into even lines. */
    look: {
      column: { ...fingerRows(space[2]), flexDirection: 'column' },
      row: {
        flexWrap: 'wrap',
        columnGap: space[6],
        rowGap: space[1],
        '@media': { [media.m]: { flexDirection: 'column', rowGap: 0 } },
      },
    },
  },
})

export const entry = style(fingerRow)
