import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

/** Words at the left, the slider's controls at the right end of their last line. */
export const header = style([columnGrid, { marginBlockEnd: space[7], rowGap: space[5], alignItems: 'end' }])
export const words = style([columns({ d: [1, 8], t: [1, 5] }), { alignSelf: 'last baseline' }])
const aside = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[4] })
export const controls = style([
  columns({ d: [9, 12], t: [6, 8] }),
  aside,
  {
    // A counter alone stands on that line, buttons at its foot.
    selectors: { '&:not(:has(button))': { alignSelf: 'last baseline' } },
    '@media': { [media.m]: { justifyContent: 'flex-start' } },
  },
])
/** Without words, the controls stand alone. */
export const controlsAlone = style([columns({}), aside])
