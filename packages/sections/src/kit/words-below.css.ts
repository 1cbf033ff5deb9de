import { style, type StyleRule } from '@vanilla-extract/css'
import { color, media, space } from '@bellows/tokens'
import { stageHeight } from './stage-height.css.ts'

type Rule = NonNullable<StyleRule['selectors']>[string]

/** Rules of the bands whose words stand below the picture: of the stage itself, or of what lies in it. */
const whereBelow = (selector: (ground: string) => string, rule: Rule): StyleRule => ({
  '@media': {
    [media.m]: { selectors: { [selector('[data-ground]')]: rule } },
    [media.t]: { selectors: { [selector('[data-ground="t"]')]: rule } },
  },
})
const ofStage = (rule: Rule) => whereBelow((ground) => `&${ground}`, rule)
const ofLongStage = (rule: Rule) => whereBelow((ground) => `&${ground}[data-long]`, rule)
const inStage = (rule: Rule) => whereBelow((ground) => `${ground} > &`, rule)

/** How far the picture runs on into the half of the words, where it fades into their ground. */
const fade = space[8]

/** Half for the picture, half for the words, which stand on its darkest colour; long words take what they need. */
export const stage = style([
  ofStage({ backgroundColor: color.overlay, gridTemplateRows: 'minmax(0, 1fr) minmax(auto, 1fr)' }),
  ofLongStage({ gridTemplateRows: `minmax(calc(${stageHeight.least} / 2), 1fr) auto` }),
])

const fadingOut = [
  [100, 1],
  [86, 0.8],
  [50, 0.5],
  [14, 0.2],
  [0, 0],
].map(
  ([share = 0, before = 0]) =>
    `color-mix(in srgb, black ${share}%, transparent) calc(100% - ${fade} * ${before})`,
)

/** The picture, or all of several in turn. */
export const picture = style(
  inStage({
    gridRow: '1 / 2',
    insetBlockEnd: 'auto',
    blockSize: `calc(100% + ${fade})`,
    maskImage: `linear-gradient(to bottom, ${fadingOut.join(', ')})`,
  }),
)
/** What stands on the picture's foot, or below it. */
export const foot = style([
  { alignSelf: 'end', minInlineSize: 0 },
  inStage({ gridRow: '2 / 3', paddingBlockStart: fade }),
])
