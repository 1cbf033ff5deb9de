import type { Frame, Plate } from './canvas/plate.ts'
import type { Look } from './light/looks.ts'

type Scene = (frame: Frame, seed: number) => Plate | Promise<Plate>

/** One drawn photograph of the demo studio. */
export interface Photograph {
  /** The file's name without `.jpg`. */
  name: string
  ratio: readonly [width: number, height: number]
  scene: Scene
  seed: number
  /** What a visitor who cannot see it should know. */
  alt: string
  /** What must stay in a crop, as a CSS object position. */
  position: string
  look: Look
  /** Pixels drawn against the usual number; crisp pictures need more, soft ones fewer. */
  detail?: number
}
