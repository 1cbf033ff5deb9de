import type { PreviewProblem, ThemeUpdate } from '@bellows/protocol'
import { parseTheme, type LiveTheme } from '@bellows/tokens'
import type { Answers } from './answers.ts'
import type { Asked, Shown } from './compose-view.ts'
import { liveLook } from './live-look.ts'
import type { Redraws } from './redraws.ts'
import type { Value } from './value.ts'

/** What of a theme is drawn, and not only styled. */
const chromeOf = ({ theme, brand }: Pick<Asked, 'theme' | 'brand'>): string =>
  JSON.stringify([theme?.headers, theme?.footers, theme?.menuItems, brand])

/** Colours, faces and the like that no style text takes, by their place in the message. */
const placed = (problems: ReturnType<typeof parseTheme>['problems']): PreviewProblem[] =>
  problems.map(({ path }) => ({ path: `theme.${path}`, message: 'Not in its grammar' }))

type ThemeTerms = Readonly<{ shown: Value<Shown | null>; redraws: Redraws; answers: Answers }>

/** A theme is shown by its style texts at once; only what of it is drawn is drawn anew. */
export function themeTaker({ shown, redraws, answers }: ThemeTerms) {
  let showLook: ((theme: LiveTheme) => void) | undefined
  return ({ sequence, theme, brand }: ThemeUpdate) => {
    const { theme: look, problems } = parseTheme(theme)
    if (problems.length > 0) {
      answers.invalid(sequence, placed(problems))
      return
    }
    showLook ??= liveLook()
    showLook(look)
    const isDrawn = shown.get() !== null && chromeOf(redraws.get()) === chromeOf({ theme, brand })
    // What was said before it and is being drawn stands first.
    if (isDrawn) redraws.after(() => answers.applied(sequence))
    else redraws.ask({ part: 'theme', sequence, asked: { theme, brand } })
  }
}
