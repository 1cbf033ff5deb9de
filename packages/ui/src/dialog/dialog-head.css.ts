import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, layers, media, size, space, textStyle } from '@bellows/tokens'
import { titleWrap } from '../text/text-rules.ts'

export const head = recipe({
  base: { display: 'flex', justifyContent: 'space-between', gap: space[4] },
  variants: {
    /** `title` goes along with its text; `bar` stays above what is scrolled, as high as the page's own bar. */
    look: {
      title: {},
      bar: {
        position: 'sticky',
        zIndex: layers.raised,
        insetBlockStart: 0,
        flex: 'none',
        // What closes comes first, and so takes the focus from the browser too, but stands last.
        flexDirection: 'row-reverse',
        alignItems: 'center',
        minBlockSize: size.bar.m,
        color: color.headings,
        backgroundColor: color.background,
        '@media': {
          [media.t]: { minBlockSize: size.bar.t },
          [media.d]: { minBlockSize: size.bar.d },
        },
      },
    },
  },
})

export const title = style([textStyle('h3'), titleWrap, { color: color.headings }])

export const close = recipe({
  base: { marginInlineEnd: `calc(-1 * ${space[3]})` },
  variants: {
    look: {
      title: {
        position: 'sticky',
        insetBlockStart: space[2],
        marginBlock: `calc(-1 * ${space[2]})`,
        backgroundColor: color.background,
      },
      bar: { marginInlineStart: 'auto' },
    },
  },
})
