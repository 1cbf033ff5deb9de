import { useCallback, useRef, useState } from 'react'

/**
 * Lets one piece of work run after the other, so that the last one asked for is the last one answered; what is `quiet`
 * keeps nothing busy.
 */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const inTurn = useCallback(<Answer>(work: () => Promise<Answer>, isQuiet = false): Promise<Answer> => {
    const weight = isQuiet ? 0 : 1
    setWaiting((count) => count + weight)
    const turn = last.current.then(work, work)
    last.current = turn.catch(() => undefined)
    void last.current.then(() => setWaiting((count) => count - weight))
    return turn
  }, [])
  return { inTurn, isBusy: waiting > 0 }
}
