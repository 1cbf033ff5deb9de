import { style } from '@vanilla-extract/css'
import { columnGrid, media, ratio, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { sided } from '../../kit/sided.ts'

const share = (width: string) => ({
  position: 'absolute' as const,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: width,
  selectors: { '[data-side="right"] > &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
})

export const half = style({
  position: 'relative',
  '@media': {
    [media.tUp]: { display: 'grid', alignItems: 'center', minBlockSize: size.plate },
  },
})
export const picture = style({
  '@media': {
    [media.m]: { position: 'relative', aspectRatio: ratio['A-11'] },
    [media.t]: share('45%'),
    [media.d]: share('50%'),
  },
})
export const grid = style(columnGrid)

/** The section's paddings, which never leave the words without any. */
export const words = style([
  sided({ d: [8, 12], t: [5, 8] }),
  {
    paddingBlockStart: `max(${innerSpace.start}, ${space[7]})`,
    paddingBlockEnd: `max(${innerSpace.end}, ${space[7]})`,
    '@media': { [media.m]: { paddingBlockStart: space[6] } },
  },
])
