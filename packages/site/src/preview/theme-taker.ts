import type { ThemeUpdate } from '@bellows/protocol'
import type { LiveTheme } from '@bellows/tokens'
import type { Asked, Shown } from './shown.ts'
import type { Line } from './line.ts'
import { liveLook } from './live-look.ts'
import { readTheme } from './read-theme.ts'
import type { Change, Redraws } from './redraws.ts'
import type { Value } from './value.ts'

/** What of a theme is drawn, and not only styled. */
const chromeOf = ({ theme, brand }: Pick<Asked, 'theme' | 'brand'>): string =>
  JSON.stringify([theme?.headers, theme?.footers, theme?.menuItems, brand])

type ThemeTerms = Readonly<{
  shown: Value<Shown | null>
  redraws: Pick<Redraws, 'get'>
  line: Line
  ask: (change: Change) => void
}>

/** A theme is shown by its style texts at once; only what of it is drawn is drawn anew. */
export function themeTaker({ shown, redraws, line, ask }: ThemeTerms) {
  let showLook: ((theme: LiveTheme) => void) | undefined
  return ({ sequence, theme, brand }: ThemeUpdate) => {
    showLook ??= liveLook()
    showLook(readTheme(theme).theme)
    const isDrawn = shown.get() !== null && chromeOf(redraws.get()) === chromeOf({ theme, brand })
    if (isDrawn) line.follow({ sequence })
    else ask({ part: 'theme', sequence, asked: { theme, brand } })
  }
}
