import type { BuilderAction, BuilderMessage } from '@bellows/protocol'
import type { Outbox } from './outbox.ts'
import { holdersOf, isTrusted } from './trusted.ts'
import { actionOf, createUnread, type Reading } from './unread.ts'

type InboxTerms = Reading &
  Readonly<{
    builders: readonly string[]
    outbox: Outbox
    /** Messages of one frame, the last of each action. */
    take: (messages: readonly BuilderMessage[]) => void
    /** Whether to read a body of this action before the frame comes, where it is the frame's first. */
    isUrgent: (action: BuilderAction) => boolean
  }>

const isOurs = (body: unknown): boolean => String(actionOf(body)).startsWith('web-builder-')

/** Told to whoever looks into it; a page that nobody trusts learns nothing. */
const tellOfStranger = ({ origin, data }: MessageEvent): void => {
  if (isOurs(data)) console.warn(`The preview takes no messages from ${origin}.`)
}

/** Bodies of a frame, the last of each action; read when it comes, or at once where that frame has taken nothing yet. */
function frameful(terms: InboxTerms) {
  const unread = createUnread(terms)
  let frame = 0
  const readNow = () => {
    const messages = unread.take()
    if (messages.length > 0) terms.take(messages)
  }
  const readWaiting = () => {
    frame = 0
    readNow()
  }
  // What came meanwhile belongs to the frame after the one that was already made for another.
  const goOn = () => (frame = unread.isEmpty() ? 0 : requestAnimationFrame(readWaiting))
  return {
    add: (body: unknown) => {
      unread.add(body)
      if (frame !== 0) return
      const isFirst = terms.isUrgent(actionOf(body) as BuilderAction)
      // Asked for before the work, so that the screen's next beat comes while it is done.
      frame = requestAnimationFrame(isFirst ? goOn : readWaiting)
      if (isFirst) readNow()
    },
    drop: () => cancelAnimationFrame(frame),
  }
}

/**
 * Takes messages of trusted builders. Those of one frame are read together, the last of each action that fits: a flood
 * costs hardly more than its last drop. Gives the way to close it.
 */
export function openInbox(terms: InboxTerms): () => void {
  const closing = new AbortController()
  const bodies = frameful(terms)
  const hear = (event: MessageEvent) => {
    if (!isTrusted(event, terms.builders, holdersOf(window))) {
      tellOfStranger(event)
      return
    }
    terms.outbox.address(event.source as Window, event.origin)
    bodies.add(event.data)
  }
  addEventListener('message', hear, { signal: closing.signal })
  return () => {
    closing.abort()
    bodies.drop()
  }
}
