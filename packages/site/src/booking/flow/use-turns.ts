import { useCallback, useRef, useState } from 'react'

/** Lets one piece of work run after the other, so that the last one asked for is the last one answered. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const inTurn = useCallback(<Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    setWaiting((count) => count + 1)
    const turn = last.current.then(work, work)
    last.current = turn.catch(() => undefined)
    void last.current.then(() => setWaiting((count) => count - 1))
    return turn
  }, [])
  return { inTurn, isBusy: waiting > 0 }
}
