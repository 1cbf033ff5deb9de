import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MOST_UNANSWERED = 16
const MOST_UNREAD_BYTES = 1024 * 1024
/** Of all connections together, and how often that is looked after. */
const MOST_TOGETHER_BYTES = 64 * 1024 * 1024
const LOOKED_AFTER_MILLISECONDS = 100

type Open = Map<Socket, Set<ServerResponse>>

const unreadBytes = (open: ReadonlySet<ServerResponse>): number =>
  [...open].reduce((sum, { writableLength }) => sum + writableLength, 0)

/** Ends the connections that leave most unread until the others come to no more than `most` bytes. */
function endLargest(open: Open, most: number): void {
  const unread = [...open].map(([socket, answers]) => ({ socket, bytes: unreadBytes(answers) }))
  let together = unread.reduce((sum, { bytes }) => sum + bytes, 0)
  if (together <= most) return
  for (const { socket, bytes } of unread.toSorted((one, other) => other.bytes - one.bytes)) {
    if (together <= most) return
    socket.destroy()
    together -= bytes
  }
}

/**
 * Ends a connection that asks on and on without taking its answers, and drops what it still has under way: each answer
 * waits in memory for the ones before it. Of many that each leave a little, those that leave most are ended.
 */
export function withinLimits(listener: RequestListener, mostTogether = MOST_TOGETHER_BYTES): RequestListener {
  const open: Open = new Map()
  let looking: NodeJS.Timeout | undefined
  const lookAfter = () => {
    endLargest(open, mostTogether)
    looking = open.size > 0 ? setTimeout(lookAfter, LOOKED_AFTER_MILLISECONDS).unref() : undefined
  }
  const forget = (socket: Socket, answers: Set<ServerResponse>, response: ServerResponse) => {
    answers.delete(response)
    if (answers.size === 0) open.delete(socket)
  }
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const answers = open.get(socket) ?? new Set()
    open.set(socket, answers)
    if (answers.size >= MOST_UNANSWERED || unreadBytes(answers) > MOST_UNREAD_BYTES) {
      socket.destroy()
      return
    }
    answers.add(response)
    looking ??= setTimeout(lookAfter, LOOKED_AFTER_MILLISECONDS).unref()
    response.once('close', () => forget(socket, answers, response))
    listener(request, response)
  }
}
