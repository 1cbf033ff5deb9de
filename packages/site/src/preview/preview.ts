import type { BuilderMessage, PageUpdate, PreviewProblem, ThemeUpdate } from '@bellows/protocol'
import { parseTheme } from '@bellows/tokens'
import type { RouterContext } from '../router-context.ts'
import { viewComposer, type Asked, type Shown } from './compose-view.ts'
import { openInbox } from './inbox.ts'
import { liveLook } from './live-look.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { paddingMoves } from './padding-moves.ts'
import { readingFetch } from './reading-fetch.ts'
import { createRedraws, type Change } from './redraws.ts'
import { createValue, type Value } from './value.ts'

const nothingAsked: Asked = {
  theme: null,
  brand: {},
  view: { kind: 'stored', slug: null },
  showsHidden: false,
  paddings: {},
}

/** Colours, faces and the like that no style text takes, by their place in the message. */
const lookProblems = (theme: unknown): PreviewProblem[] =>
  parseTheme(theme).problems.map(({ path }) => ({ path: `theme.${path}`, message: 'Not in its grammar' }))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What of a theme is drawn, and not only styled. */
const chromeOf = ({ theme, brand }: Pick<Asked, 'theme' | 'brand'>): string =>
  JSON.stringify([theme?.headers, theme?.footers, theme?.menuItems, brand])

/** Which block is meant: by the pointer or focus here, by the builder, and to be scrolled to. */
const createPlaces = () => ({
  pointed: createValue<string | null>(null),
  marked: createValue<string | null>(null),
  wanted: createValue<Readonly<{ id: string }> | null>(null),
})

function createAnswers({ say }: Outbox) {
  return {
    applied: (sequence: number) => say({ action: 'web-builder-applied', sequence }),
    invalid: (sequence: number | null, problems: readonly PreviewProblem[]) =>
      say({ action: 'web-builder-invalid', sequence, problems: [...problems] }),
    /** The last number of each part whose answer goes out when what it asked for stands. */
    unanswered: new Map<Change['part'], number>(),
  }
}

type ThemeTerms = Readonly<{
  shown: Value<Shown | null>
  redraws: ReturnType<typeof createRedraws>
  answers: Pick<ReturnType<typeof createAnswers>, 'applied' | 'invalid'>
  ask: (change: Change) => void
}>

/** A theme is shown by its style texts at once; only what of it is drawn is drawn anew. */
function themeTaker({ shown, redraws, answers, ask }: ThemeTerms) {
  let showLook: ReturnType<typeof liveLook> | undefined
  return ({ sequence, theme, brand }: ThemeUpdate) => {
    const problems = lookProblems(theme)
    if (problems.length > 0) {
      answers.invalid(sequence, problems)
      return
    }
    showLook ??= liveLook()
    showLook(parseTheme(theme).theme)
    if (shown.get() && chromeOf(redraws.get()) === chromeOf({ theme, brand })) answers.applied(sequence)
    else ask({ part: 'theme', sequence, asked: { theme, brand } })
  }
}

/** The preview behind its screen: hears the builder, makes what is shown, and answers. */
export function createPreview(builders: readonly string[], routerContext: RouterContext) {
  const context = { ...routerContext, fetch: readingFetch(routerContext.fetch) }
  const outbox = openOutbox(builders)
  const compose = viewComposer(context)
  const shown = createValue<Shown | null>(null)
  const places = createPlaces()
  const { applied, invalid, unanswered } = createAnswers(outbox)

  const redraws = createRedraws({
    first: nothingAsked,
    draw: async (asked, newer) => shown.set(await compose(asked, shown.get(), newer)),
    fail: ({ part, sequence }, error) => {
      if (unanswered.get(part) === sequence) unanswered.delete(part)
      invalid(sequence, [{ path: part, message: messageOf(error) }])
    },
  })
  const ask = (change: Change) => {
    unanswered.set(change.part, change.sequence)
    redraws.ask(change)
  }
  const takeTheme = themeTaker({ shown, redraws, answers: { applied, invalid }, ask })
  const takePage = ({ sequence, view, showsHidden }: PageUpdate) =>
    ask({ part: 'view', sequence, asked: { view, showsHidden, paddings: {} } })

  const take = (message: BuilderMessage) => {
    if (message.action === 'web-builder-hello') outbox.announce()
    else if (message.action === 'web-builder-theme-update') takeTheme(message)
    else if (message.action === 'web-builder-page-update') takePage(message)
    else {
      if (message.action === 'web-builder-mark') places.marked.set(message.id)
      else places.wanted.set({ id: message.id })
      applied(message.sequence)
    }
  }
  return {
    context,
    ...paddingMoves({ shown, redraws, say: outbox.say }),
    shown,
    ...places,
    say: outbox.say,
    /** What was to be shown stands on the screen. */
    stands: () => {
      for (const sequence of unanswered.values()) applied(sequence)
      unanswered.clear()
    },
    start: () => {
      const close = openInbox({
        builders,
        outbox,
        take: (messages) => messages.forEach(take),
        // Before anything stands, what follows at once says what is to be drawn.
        isUrgent: (action) => action === 'web-builder-theme-update' && shown.get() !== null,
        refuse: ({ sequence, problems }) => invalid(sequence, problems),
      })
      outbox.announce()
      return close
    },
  }
}
export type Preview = ReturnType<typeof createPreview>
