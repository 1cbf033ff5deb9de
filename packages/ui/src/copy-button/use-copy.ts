import { useCallback, useEffect, useState } from 'react'

/** How long the button says that it has copied, in milliseconds. */
const SAID = 2000

export type CopyState = 'ready' | 'copied' | 'refused'

/** Copies a text; the state goes back to `ready` after a while. */
export function useCopy(text: string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('ready')
  const copy = useCallback(() => {
    const written = navigator.clipboard
      ? navigator.clipboard.writeText(text)
      : Promise.reject(new Error('No clipboard'))
    written.then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }, [text])
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('ready'), SAID)
    return () => clearTimeout(timer)
  }, [state])
  return { state, copy }
}
