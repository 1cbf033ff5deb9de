import { style } from '@vanilla-extract/css'
import { color, media, size } from '@bellows/tokens'
import { bottomBarRule } from '../../style/bottom-bar-rule.ts'

export const bar = style({
  ...bottomBarRule,
  color: color.headings,
  display: 'grid',
  // The label keeps its line while an amount has room beside it, and breaks where type is too large for both.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, max-content)',
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    ...bottomBarRule['@media'],
    [media.tUp]: { display: 'none' },
    print: { display: 'none' },
  },
})
