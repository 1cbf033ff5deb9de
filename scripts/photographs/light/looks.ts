import { type Film, portraitFilm } from './film.ts'
import type { Glare } from './glare.ts'

/** How a roll is exposed, developed and printed. */
export interface Look {
  film: Film
  glare: Glare
  grain: number
}

const look = (film: Partial<Film>, glare: Glare, grain: number): Look => ({
  film: { ...portraitFilm, ...film },
  glare,
  grain,
})

/** Black-and-white film, pushed: deep blacks, bare highlights, grain that is seen. */
const silverFilm: Partial<Film> = {
  contrast: 1.55,
  saturation: 0,
  olive: 0,
  peach: 0,
  shadow: [0.035, 0.035, 0.036],
  highlight: [0.965, 0.965, 0.962],
  vignette: 0.32,
}

export const looks = {
  golden: look({}, {}, 4.6),
  airy: look({ exposure: 1.2, contrast: 1.06, vignette: 0.12 }, { veil: 0.09 }, 4.2),
  dusk: look({ contrast: 1.16, saturation: 0.9, shadow: [0.05, 0.054, 0.062] }, { veil: 0.04 }, 5),
  night: look(
    { exposure: 1.25, contrast: 1.12, saturation: 0.95, vignette: 0.4 },
    { near: 0.14, veil: 0.05, halation: 0.12 },
    6,
  ),
  room: look({ exposure: 1.22, contrast: 1.12, saturation: 0.85, vignette: 0.2 }, { veil: 0.05 }, 4.2),
  table: look(
    { exposure: 1.3, contrast: 1.14, saturation: 0.88, vignette: 0.24 },
    { veil: 0.03, halation: 0.04 },
    4,
  ),
  silver: look(silverFilm, { veil: 0.02, halation: 0.02 }, 8.5),
  /** The same under a roof, where there is less light. */
  silverRoom: look({ ...silverFilm, exposure: 1.35, contrast: 1.4 }, { veil: 0.02, halation: 0.03 }, 8.5),
} as const satisfies Record<string, Look>
