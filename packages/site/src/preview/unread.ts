import { builderActions, type BuilderMessage, type ReadMessage } from '@bellows/protocol'

type Invalid = Extract<ReadMessage, { message: null }>
export type Reading = Readonly<{
  read: (body: unknown) => ReadMessage
  refuse: (invalid: Invalid) => void
}>

/** Bodies of one action that are kept until a frame comes: who is out of sight is given none for hours. */
const UNREAD_MAX = 32

const actions: readonly unknown[] = builderActions
/** The block that they mean may be part of what was sent after them. */
const last: ReadonlySet<string> = new Set(['web-builder-mark', 'web-builder-scroll-to'])

export const actionOf = (body: unknown): unknown => (Object(body) as { action?: unknown }).action

type Body = Readonly<{ body: unknown; at: number }>
type Fitting = Body & Readonly<{ message: BuilderMessage }>

/** The last that fits, read from the end; those after it are refused as they came. */
function lastFitting(bodies: readonly Body[], { read, refuse }: Reading): Fitting | null {
  const wrong: Invalid[] = []
  let found: Fitting | null = null
  for (let index = bodies.length - 1; index >= 0 && !found; index -= 1) {
    const { body = null, at = 0 } = bodies[index] ?? {}
    const answer = read(body)
    if (answer.message) found = { body, at, message: answer.message }
    else wrong.unshift(answer)
  }
  wrong.forEach(refuse)
  return found
}

const inOrder = (one: Fitting, other: Fitting): number =>
  Number(last.has(one.message.action)) - Number(last.has(other.message.action)) || one.at - other.at

/** Bodies by their action, of which only the last that fits is taken. */
export function createUnread(reading: Reading) {
  const kept = new Map<unknown, Body[]>()
  let count = 0
  return {
    add: (body: unknown) => {
      const action = actionOf(body)
      const key = actions.includes(action) ? action : 'unknown'
      const before = kept.get(key) ?? []
      const bodies = [...before, { body, at: (count += 1) }]
      const isFull = bodies.length > UNREAD_MAX
      kept.set(key, isFull ? [lastFitting(bodies, reading) ?? []].flat() : bodies)
    },
    isEmpty: () => kept.size === 0,
    take: (): BuilderMessage[] => {
      const all = [...kept.values()]
      kept.clear()
      return all
        .flatMap((bodies) => lastFitting(bodies, reading) ?? [])
        .toSorted(inOrder)
        .map(({ message }) => message)
    },
  }
}
