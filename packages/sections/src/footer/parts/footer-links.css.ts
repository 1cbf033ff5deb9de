import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, size, space, textStyle } from '@bellows/tokens'
import { fingerRow, fingerRows } from '../../kit/finger-row.ts'

const halfGap = `calc(${space[6]} / 2)`

export const links = recipe({
  base: [textStyle('small'), { display: 'flex' }],
  variants: {
    /** Under each other; in a row; or about the middle, where many break into lines of about one length. */
    look: {
      column: { ...fingerRows(space[2]), flexDirection: 'column' },
      row: {
        flexWrap: 'wrap',
        columnGap: space[6],
        rowGap: space[1],
        '@media': { [media.m]: { flexDirection: 'column', rowGap: 0 } },
      },
      // Lines of text are balanced, those of a flex box are not.
      balanced: {
        '@media': {
          [media.m]: { flexDirection: 'column' },
          [media.tUp]: {
            display: 'block',
            maxInlineSize: `calc(${size.container.text} + 2 * ${halfGap})`,
            marginInline: `calc(-1 * ${halfGap})`,
            marginBlockEnd: `calc(-1 * ${space[1]})`,
            textAlign: 'center',
            textWrap: 'balance',
          },
        },
      },
    },
  },
})

globalStyle(`${links.classNames.variants.look.balanced} > li`, {
  '@media': {
    [media.tUp]: { display: 'inline-block', marginInline: halfGap, marginBlockEnd: space[1] },
  },
})

export const entry = style(fingerRow)
