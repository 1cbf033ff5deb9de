import {
  builderActions,
  readMessage,
  type BuilderAction,
  type BuilderMessage,
  type ReadMessage,
} from '@bellows/protocol'
import type { Outbox } from './outbox.ts'
import { holdersOf, isTrusted } from './trusted.ts'

type Invalid = Extract<ReadMessage, { message: null }>

type InboxTerms = Readonly<{
  builders: readonly string[]
  outbox: Outbox
  /** Messages of one frame, the last of each action. */
  take: (messages: readonly BuilderMessage[]) => void
  /** Whether to read a body of this action before the frame comes, where it is the frame's first. */
  isUrgent: (action: BuilderAction) => boolean
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

const beginsWithUrgent = (bodies: ReadonlyMap<unknown, unknown>, { isUrgent }: InboxTerms): boolean =>
  bodies.size === 1 && actions.some((action) => bodies.has(action) && isUrgent(action as BuilderAction))

function taken(waiting: Map<unknown, unknown>): ReadonlyMap<unknown, unknown> {
  const bodies = new Map(waiting)
  waiting.clear()
  return bodies
}

/** Bodies of a frame, the last of each action; read when it comes, or at once where that frame has taken nothing yet. */
function frameful(terms: InboxTerms) {
  const waiting = new Map<unknown, unknown>()
  let frame = 0
  const readWaiting = () => {
    frame = 0
    readAll(taken(waiting), terms)
  }
  // What came meanwhile belongs to the frame after the one that was already made for another.
  const goOn = () => (frame = waiting.size > 0 ? requestAnimationFrame(readWaiting) : 0)
  return {
    add: (body: unknown) => {
      const action = actionOf(body)
      waiting.set(actions.includes(action) ? action : 'unknown', body)
      if (frame !== 0) return
      const isFirst = beginsWithUrgent(waiting, terms)
      // Asked for before the work, so that the screen's next beat comes while it is done.
      frame = requestAnimationFrame(isFirst ? goOn : readWaiting)
      if (isFirst) readAll(taken(waiting), terms)
    },
    drop: () => cancelAnimationFrame(frame),
  }
}

/**
 * Takes messages of trusted builders. Those of one frame are read together, the last of each action alone: a flood costs
 * no more than its last drop. Gives the way to close it.
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
