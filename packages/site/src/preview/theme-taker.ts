import type { ThemeUpdate } from '@bellows/protocol'
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
  redraws: Pick<Redraws, 'get' | 'isOpen'>
  line: Line
  ask: (change: Change) => void
}>

type Theme = ThemeUpdate['theme'] | null

/** The looks of themes: of the last one, and of the last that stands, to which a failure leads back. */
function looks() {
  let live: ReturnType<typeof liveLook> | undefined
  let latest: Theme = null
  let standing: Theme = null
  const show = (theme: Theme) => {
    live ??= liveLook()
    latest = theme
    if (theme) live.show(readTheme(theme).theme)
    else live.showStored()
  }
  return {
    show,
    stands: (theme: Theme) => void (standing = theme),
    takeBack: (theme: Theme) => latest === theme && show(standing),
  }
}

/** A theme is shown by its style texts at once; only what of it is drawn is drawn anew. */
export function themeTaker({ shown, redraws, line, ask }: ThemeTerms) {
  const look = looks()
  return ({ sequence, theme, brand }: ThemeUpdate) => {
    look.show(theme)
    const act = () => look.stands(theme)
    const isDrawn =
      shown.get() !== null &&
      !redraws.isOpen('theme') &&
      chromeOf(redraws.get()) === chromeOf({ theme, brand })
    if (isDrawn) line.follow({ sequence, act })
    else ask({ part: 'theme', sequence, asked: { theme, brand }, act, takeBack: () => look.takeBack(theme) })
  }
}
