import type { BuilderMessage, PageUpdate } from '@bellows/protocol'
import type { RouterContext } from '../router-context.ts'
import { createAnswers } from './answers.ts'
import { viewComposer } from './compose-view.ts'
import { createDrawing } from './drawing.ts'
import { openInbox } from './inbox.ts'
import { onOtherPlace } from './on-other-place.ts'
import { openOutbox } from './outbox.ts'
import { paddingMoves } from './padding-moves.ts'
import { readingFetch } from './reading-fetch.ts'
import { readBody } from './read-body.ts'
import type { Shown } from './shown.ts'
import { themeTaker } from './theme-taker.ts'
import { createValue } from './value.ts'

/** Which block is meant: by the pointer or focus here, by the builder, and to be scrolled to. */
const createPlaces = () => ({
  pointed: createValue<string | null>(null),
  marked: createValue<string | null>(null),
  wanted: createValue<Readonly<{ id: string }> | null>(null),
})

/** The preview behind its screen: hears the builder, makes what is shown, and answers. */
export function createPreview(builders: readonly string[], routerContext: RouterContext) {
  // Who is told of calls that fail is told by a write.
  const { onFailure: _, ...asking } = routerContext
  const context = { ...asking, fetch: readingFetch(asking.fetch) }
  const outbox = openOutbox(builders)
  const shown = createValue<Shown | null>(null)
  const places = createPlaces()
  const answers = createAnswers(outbox)
  const drawing = createDrawing({ compose: viewComposer(context), shown, answers })
  const { line, ask, stands, crashed } = drawing
  onOtherPlace(shown, () => places.marked.set(null))
  const takeTheme = themeTaker({ shown, ...drawing })
  const takePage = ({ sequence, view, showsHidden }: PageUpdate) =>
    ask({ part: 'view', sequence, asked: { view, showsHidden } })

  const take = (message: BuilderMessage) => {
    if (message.action === 'web-builder-hello') outbox.announce()
    else if (message.action === 'web-builder-theme-update') takeTheme(message)
    else if (message.action === 'web-builder-page-update') takePage(message)
    else if (message.action === 'web-builder-mark')
      line.follow({ sequence: message.sequence, act: () => places.marked.set(message.id) })
    else line.follow({ sequence: message.sequence, act: () => places.wanted.set({ id: message.id }) })
  }
  return {
    context,
    ...paddingMoves({ shown, keep: drawing.keep, say: outbox.say }),
    shown,
    ...places,
    say: outbox.say,
    /** Does what a builder says that has been found to be one. */
    take,
    stands,
    crashed,
    start: () => {
      const close = openInbox({
        builders,
        outbox,
        read: readBody,
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
