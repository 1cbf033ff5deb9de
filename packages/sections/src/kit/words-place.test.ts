import { BRIGHTNESS_GRID, encodeBrightness, imageSchema } from '@bellows/domain'
import { scrimStrength } from '@bellows/ui'
import { expect, test } from 'vitest'
import { darknessUnder, type WordsPlace } from './words-place.ts'

const { across, down } = BRIGHTNESS_GRID
/** Black but for the rows and columns that are told. */
const lightAt = (isLight: (row: number, column: number) => boolean) =>
  imageSchema.parse({
    url: '/media/a.jpg',
    width: 1500,
    height: 1000,
    brightness: encodeBrightness(
      Array.from({ length: across * down }, (_, cell) =>
        isLight(Math.floor(cell / across), cell % across) ? 1 : 0,
      ),
    ),
  })

const sky = lightAt((row) => row === 0)
const onWhite = scrimStrength(0, 'words', 1)
const atFoot: WordsPlace = { text: 'words', left: 0, right: 0.5, height: 300, from: { foot: 0 } }
/** Words that may be higher than the picture, which then would lose its sides. */
const tall: WordsPlace = { ...atFoot, height: 1400 }
const under = (image: Parameters<typeof darknessUnder>[0], place: WordsPlace) =>
  darknessUnder(image, { band: 'd', place, heightsAt: () => [640] })

test.each([
  ['words at the foot under a light sky', sky, atFoot, 0],
  ['words at the head of it', sky, { ...atFoot, from: { head: 0 } }, onWhite],
  ['words in the middle of it', sky, { ...atFoot, from: { middle: 0.5, below: 150 } }, 0],
  ['words as high as the picture', lightAt((row) => row === 3), { ...atFoot, height: 900 }, onWhite],
  ['words beside a light side', lightAt((_, column) => column > 6), atFoot, 0],
  ['words on that side', lightAt((_, column) => column > 6), { ...atFoot, left: 0.5, right: 1 }, onWhite],
  ['a side that only a lower picture shows', lightAt((_, column) => column === 0), tall, onWhite],
  ['a picture that does not fill its frame', { ...sky, objectFit: 'contain' as const }, atFoot, onWhite],
  ['a picture that nobody looked at', imageSchema.parse({ url: '/a.jpg' }), atFoot, onWhite],
  ['no picture', undefined, atFoot, onWhite],
] as const)('%s', (...[, image, place, darkness]) => {
  expect(under(image, place)).toBeCloseTo(darkness)
})
