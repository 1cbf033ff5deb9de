import { BRIGHTNESS_GRID, encodeBrightness, imageSchema, type Image } from '@bellows/domain'
import { printDrawing, printLights, storyPrint } from '@bellows/ui/testing'

const shapes = {
  'A-32': [1920, 1280],
  'A-45': [1536, 1920],
  'A-23': [1280, 1920],
  'A-11': [1600, 1600],
  'A-219': [1920, 823],
} as const
export type PrintShape = keyof typeof shapes

/** Between two edges, what is nearest to a place. */
const nearest = (place: number, from: number, to: number) => Math.min(Math.max(place, from), to)

/** The map of a print's light, as an import makes one of a picture; by the lightest channel, so that it errs to the dark side. */
function brightnessOf(width: number, height: number, index: number): string {
  const { sky, ground, sun } = printLights(index)
  const { across, down } = BRIGHTNESS_GRID
  const { horizon, circle } = printDrawing
  const lightOf = (column: number, row: number) => {
    const x = nearest(circle.x, column / across, (column + 1) / across) - circle.x
    const y = nearest(circle.y, row / down, (row + 1) / down) - circle.y
    if (Math.hypot(x * width, y * height) <= circle.radius * Math.min(width, height)) return sun
    return row / down < horizon ? sky : ground
  }
  const cells = Array.from({ length: across * down }, (_, at) =>
    lightOf(at % across, Math.floor(at / across)),
  )
  return encodeBrightness(cells)
}

/** A flat test print; `index` picks its tone. */
export function print(shape: PrintShape, index = 0): Image {
  const [width, height] = shapes[shape]
  return imageSchema.parse({
    url: storyPrint(width, height, index),
    alt: `Test print ${index + 1}`,
    width,
    height,
    brightness: brightnessOf(width, height, index),
  })
}

const mix: readonly PrintShape[] = ['A-32', 'A-45', 'A-11', 'A-23', 'A-45', 'A-32', 'A-219']

/** Prints of mixed shapes, as many as asked for. */
export const prints = (count: number, only?: PrintShape): Image[] =>
  Array.from({ length: count }, (_, index) => print(only ?? mix[index % mix.length] ?? 'A-32', index))

const WHITE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1280"><rect width="100%" height="100%" fill="white"/></svg>',
)}`

/** Pure white: proves scrims, veils and focus rings. */
export const whitePhoto: Image = imageSchema.parse({ url: WHITE, alt: 'White', width: 1920, height: 1280 })
