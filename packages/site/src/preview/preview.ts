import type { BuilderMessage, PageUpdate } from '@bellows/protocol'
import type { RouterContext } from '../router-context.ts'
import { createAnswers } from './answers.ts'
import { viewComposer, type Asked, type Shown } from './compose-view.ts'
import { openInbox } from './inbox.ts'
import { openOutbox } from './outbox.ts'
import { paddingMoves } from './padding-moves.ts'
import { readingFetch } from './reading-fetch.ts'
import { createRedraws } from './redraws.ts'
import { themeTaker } from './theme-taker.ts'
import { createValue } from './value.ts'

const nothingAsked: Asked = {
  theme: null,
  brand: {},
  view: { kind: 'stored', slug: null },
  showsHidden: false,
  paddings: {},
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Which block is meant: by the pointer or focus here, by the builder, and to be scrolled to. */
const createPlaces = () => ({
  pointed: createValue<string | null>(null),
  marked: createValue<string | null>(null),
  wanted: createValue<Readonly<{ id: string }> | null>(null),
})

/** The preview behind its screen: hears the builder, makes what is shown, and answers. */
export function createPreview(builders: readonly string[], routerContext: RouterContext) {
  const context = { ...routerContext, fetch: readingFetch(routerContext.fetch) }
  const outbox = openOutbox(builders)
  const compose = viewComposer(context)
  const shown = createValue<Shown | null>(null)
  const places = createPlaces()
  const answers = createAnswers(outbox)
  const drawn = new Set<number>()

  const redraws = createRedraws({
    first: nothingAsked,
    draw: async (asked, newer, changes) => {
      const next = await compose(asked, shown.get(), newer)
      for (const { sequence } of changes) drawn.add(sequence)
      shown.set(next)
    },
    fail: ({ part, sequence }, error) =>
      answers.invalid(sequence, [{ path: part, message: messageOf(error) }]),
  })
  const takeTheme = themeTaker({ shown, redraws, answers })
  const takePage = ({ sequence, view, showsHidden }: PageUpdate) =>
    redraws.ask({ part: 'view', sequence, asked: { view, showsHidden, paddings: {} } })

  const take = (message: BuilderMessage) => {
    if (message.action === 'web-builder-hello') outbox.announce()
    else if (message.action === 'web-builder-theme-update') takeTheme(message)
    else if (message.action === 'web-builder-page-update') takePage(message)
    // The block that is meant may be part of what is being drawn.
    else
      redraws.after(() => {
        if (message.action === 'web-builder-mark') places.marked.set(message.id)
        else places.wanted.set({ id: message.id })
        answers.applied(message.sequence)
      })
  }
  return {
    context,
    ...paddingMoves({ shown, redraws, say: outbox.say }),
    shown,
    ...places,
    say: outbox.say,
    /** Does what a builder says that has been found to be one. */
    take,
    /** This is in the document. */
    stands: (inDocument: Shown) => {
      if (inDocument !== shown.get()) return
      for (const sequence of drawn) answers.applied(sequence)
      drawn.clear()
    },
    start: () => {
      const close = openInbox({
        builders,
        outbox,
        take: (messages) => messages.forEach(take),
        // Before anything stands, what follows at once says what is to be drawn.
        isUrgent: (action) => action === 'web-builder-theme-update' && shown.get() !== null,
        refuse: ({ sequence, problems }) => answers.invalid(sequence, problems),
      })
      outbox.announce()
      return close
    },
  }
}
export type Preview = ReturnType<typeof createPreview>
