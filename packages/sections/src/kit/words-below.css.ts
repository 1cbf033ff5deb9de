import { style, type StyleRule } from '@vanilla-extract/css'
import { color, media, size, space } from '@bellows/tokens'
import { innerSpace, padding } from './section-frame.css.ts'
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
const ofFullStage = (rule: Rule) => whereBelow((ground) => `&${ground}[data-height="full"]`, rule)
const inStage = (rule: Rule) => whereBelow((ground) => `${ground} > &`, rule)
const veilInStage = (rule: Rule) => whereBelow((ground) => `${ground} > &::after`, rule)

/** How far the picture runs on into the half of the words, where it fades into their ground. */
const fade = space[8]

/** Of a screen that is filled, the picture keeps so much before the words make the stage higher. */
const PICTURE_LEAST = 0.2
/** The room at a full screen's foot gives way to the picture on small phones. */
const footOfScreen = `min(${padding.bottom}, ${size.paddingCap.m}, 8svh)`

/**
 * Half for the picture, half for the words, which stand on its darkest colour; long words take what they need. Where both
 * fill the screen, words of any length take it from the picture.
 */
export const stage = style([
  ofStage({ backgroundColor: color.overlay, gridTemplateRows: 'minmax(0, 1fr) minmax(auto, 1fr)' }),
  ofLongStage({ gridTemplateRows: `minmax(calc(${stageHeight.least} / 2), 1fr) auto` }),
  ofFullStage({
    gridTemplateRows: `minmax(calc(${stageHeight.least} * ${PICTURE_LEAST}), 1fr) minmax(min-content, calc(${stageHeight.least} / 2))`,
    vars: { [innerSpace.end]: footOfScreen },
  }),
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
export const picture = style([
  inStage({
    gridRow: '1 / 2',
    insetBlockEnd: 'auto',
    blockSize: `calc(100% + ${fade})`,
    maskImage: `linear-gradient(to bottom, ${fadingOut.join(', ')})`,
  }),
  // No words stand on an empty frame there.
  veilInStage({ display: 'none' }),
])
/** What stands on the picture's foot, or below it. */
export const foot = style([
  { alignSelf: 'end', minInlineSize: 0 },
  inStage({ gridRow: '2 / 3', paddingBlockStart: fade }),
])
