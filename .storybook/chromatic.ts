import { shotsOf } from '../e2e/visual/shots.ts'

/** The schemes in which a story is looked at beside its own: by day, by night, on a picture. */
const schemes = { light: 'light_1', dark: 'dark_2', image: 'image_background' } as const

type Mode = Readonly<{ viewport: number; scheme: string }>
type Chromatic = Readonly<{ disableSnapshot: boolean; modes?: Readonly<Record<string, Mode>> }>

/**
 * What Chromatic does with a story: the tags that ask for local shots name its widths, each in every scheme; a story
 * without them is left out.
 */
export function chromaticOf(tags: readonly string[] = []): Chromatic {
  const widths = new Set(shotsOf(tags).map(({ width }) => width))
  if (widths.size === 0) return { disableSnapshot: true }
  const modes = [...widths].flatMap((viewport) =>
    Object.entries(schemes).map(([name, scheme]) => [`${viewport} ${name}`, { viewport, scheme }] as const),
  )
  return { disableSnapshot: false, modes: Object.fromEntries(modes) }
}
