import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MOST_UNANSWERED = 16
const MOST_UNREAD_BYTES = 1024 * 1024

const unreadBytes = (open: ReadonlySet<ServerResponse>): number =>
  [...open].reduce((sum, { writableLength }) => sum + writableLength, 0)

/**
 * Ends a connection that asks on and on without taking its answers, and drops what it still has under way: each answer
 * waits in memory for the ones before it.
 */
export function withinLimits(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const open = unanswered.get(socket) ?? new Set()
    unanswered.set(socket, open)
    if (open.size >= MOST_UNANSWERED || unreadBytes(open) > MOST_UNREAD_BYTES) {
      socket.destroy()
      return
    }
    open.add(response)
    response.once('close', () => open.delete(response))
    listener(request, response)
  }
}
