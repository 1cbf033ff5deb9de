import { useCallback, useState } from 'react'

/** `versions`: with its formats and sizes; `original`: the stored file alone; `broken`: neither came. */
export type Attempt = 'versions' | 'original' | 'broken'

/** Which form of a photograph to try, and its natural ratio once it has come. */
export function useAttempts(first: Attempt) {
  const [attempt, setAttempt] = useState(first)
  const [aspect, setAspect] = useState<string>()
  const onFail = useCallback(
    () => setAttempt((before) => (before === 'versions' ? 'original' : 'broken')),
    [],
  )
  return { attempt, aspect, onFail, onCome: setAspect }
}
