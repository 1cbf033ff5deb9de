import { style } from '@vanilla-extract/css'
import { color, media, size } from '@bellows/tokens'
import { bottomBarRule } from '../../style/bottom-bar-rule.ts'

export const bar = style({
  ...bottomBarRule,
  color: color.headings,
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    ...bottomBarRule['@media'],
    [media.tUp]: { display: 'none' },
    print: { display: 'none' },
  },
})

/** The label keeps its line while an amount has room beside it. */
export const way = style({ flexShrink: 0, maxInlineSize: '70%' })
