import { builderActions, readMessage, type BuilderMessage, type ReadMessage } from '@bellows/protocol'
import type { Outbox } from './outbox.ts'
import { holdersOf, isTrusted } from './trusted.ts'

type Invalid = Extract<ReadMessage, { message: null }>

type InboxTerms = Readonly<{
  builders: readonly string[]
  outbox: Outbox
  /** Messages of one frame, the last of each action. */
  take: (messages: readonly BuilderMessage[]) => void
  refuse: (invalid: Invalid) => void
}>

const actions: readonly unknown[] = builderActions

const actionOf = (body: unknown): unknown => (Object(body) as { action?: unknown }).action

const isOurs = (body: unknown): boolean => String(actionOf(body)).startsWith('web-builder-')

/** Told to whoever looks into it; a page that nobody trusts learns nothing. */
const tellOfStranger = ({ origin, data }: MessageEvent): void => {
  if (isOurs(data)) console.warn(`The preview takes no messages from ${origin}.`)
}

/** Reads the bodies of a frame, by action in the order in which they are applied. */
function readAll(bodies: ReadonlyMap<unknown, unknown>, { take, refuse }: InboxTerms): void {
  const known = actions.filter((action) => bodies.has(action))
  const unknown = [...bodies.keys()].filter((action) => !actions.includes(action))
  const read = [...known, ...unknown].map((action) => readMessage(bodies.get(action)))
  for (const answer of read) if (answer.message === null) refuse(answer)
  const messages = read.flatMap(({ message }) => message ?? [])
  if (messages.length > 0) take(messages)
}

/**
 * Takes messages of trusted builders. Those of one frame are read once it comes, the last of each action alone: a flood
 * costs no more than its last drop. Gives the way to close it.
 */
export function openInbox(terms: InboxTerms): () => void {
  const closing = new AbortController()
  const waiting = new Map<unknown, unknown>()
  let frame = 0
  const readWaiting = () => {
    frame = 0
    const bodies = new Map(waiting)
    waiting.clear()
    readAll(bodies, terms)
  }
  const hear = (event: MessageEvent) => {
    if (!isTrusted(event, terms.builders, holdersOf(window))) {
      tellOfStranger(event)
      return
    }
    terms.outbox.address(event.source as Window, event.origin)
    const action = actionOf(event.data)
    waiting.set(actions.includes(action) ? action : 'unknown', event.data)
    frame ||= requestAnimationFrame(readWaiting)
  }
  addEventListener('message', hear, { signal: closing.signal })
  return () => {
    closing.abort()
    cancelAnimationFrame(frame)
  }
}
