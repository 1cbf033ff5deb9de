import type { Image } from '@bellows/domain'

/** A photograph as import stores one, with what it sees in it; words and darkness find their places by that. */
type Photograph = Pick<Image, 'url' | 'width' | 'height' | 'position' | 'brightness' | 'subject'>

/** A choice of the demo's photographs, by file; empty where neither `storybook` nor `build-storybook` has had them drawn. */
const files = import.meta.glob<Photograph>(
  '../../.data/photographs/{linen-rings,lone-oak,roses-close,window-light,marquee,prairie-sky,ridge-couple,family-walk,hands-held,meadow-walk,newborn-window,orchard-couple,shore-family,birch-wood,first-dance,foreheads,lifted-child,tulle,apple-blossom,orchard-family,profile-window,running-child,umbrella,golden-ridges,blue-ridges,orchard-mist,curtain-morning}.jpg',
  { query: '?photograph', import: 'default' },
)

const photographs = new Map<string, Photograph>()

/** A built Storybook has whole addresses, of which a section takes none over plain http; as a studio's own they begin with its path. */
const ofThisSite = (photograph: Photograph): Photograph => ({
  ...photograph,
  url: new URL(photograph.url, location.href).pathname,
})

/** Looks at the photographs, once, before any of them is hung. */
export async function loadPhotographs(): Promise<void> {
  const missing = Object.entries(files).filter(([file]) => !photographs.has(file))
  await Promise.all(missing.map(async ([file, load]) => photographs.set(file, ofThisSite(await load()))))
}

/** The pictures that there are to choose from; where no photographs are drawn, a word says so. */
export const pictureItems =
  Object.keys(files).length > 0
    ? [
        { value: 'prints', title: 'Test prints' },
        { value: 'photographs', title: 'The demo’s photographs' },
      ]
    : [{ value: 'prints', title: 'Test prints alone' }]

/** Their names by width to height. */
const shapes: readonly (readonly [ratio: number, names: readonly string[]])[] = [
  [2 / 3, ['first-dance', 'birch-wood', 'foreheads', 'lifted-child', 'tulle']],
  [
    4 / 5,
    [
      'profile-window',
      'orchard-family',
      'apple-blossom',
      'running-child',
      'umbrella',
      'orchard-mist',
      'curtain-morning',
    ],
  ],
  [1, ['window-light', 'linen-rings', 'lone-oak', 'roses-close']],
  [
    3 / 2,
    [
      'orchard-couple',
      'shore-family',
      'hands-held',
      'newborn-window',
      'meadow-walk',
      'family-walk',
      'blue-ridges',
    ],
  ],
  [16 / 9, ['ridge-couple', 'prairie-sky', 'marquee']],
  [21 / 9, ['golden-ridges']],
]

type Print = Readonly<{ width: number; height: number; index: number; name: string }>

/** Pictures of one story differ by tone and by the number in their names, so a nameless thumbnail is like its picture. */
const placeOf = ({ index, name }: Print) => Number(/\d+/.exec(name)?.[0] ?? index + 1) - 1

/** The photograph that hangs in a print's place: of the nearest shape, always the same; undefined if undrawn. */
export function photographFor(print: Print): Photograph | undefined {
  const away = (ratio: number) => Math.abs(Math.log(ratio / (print.width / print.height)))
  const [nearest] = shapes.toSorted(([a], [b]) => away(a) - away(b))
  const names = nearest?.[1] ?? []
  const name = names[(placeOf(print) + names.length) % names.length]
  return photographs.get(`../../.data/photographs/${name}.jpg`)
}
