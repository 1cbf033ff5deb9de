import { frameOf } from './canvas/plate.ts'
import { withGlare } from './light/glare.ts'
import { printed } from './light/print.ts'
import type { Photograph } from './photograph.ts'

const fullWidth = 1920
/** Pixels drawn before enlarging; film is soft, so fewer than the print has. */
const usualArea = 800_000

/** Draws one photograph as a JPEG `width` pixels across. */
export async function draw(photograph: Photograph, width = fullWidth): Promise<Buffer> {
  const { ratio, scene, seed, look, detail = 1 } = photograph
  const shape = ratio[0] / ratio[1]
  const drawnWidth = Math.round(Math.sqrt(usualArea * detail * shape))
  const frame = frameOf(Math.min(width, drawnWidth), shape)
  const light = withGlare(await scene(frame, seed), look.glare)
  return printed(light, { film: look.film, seed, width, grain: look.grain })
}
