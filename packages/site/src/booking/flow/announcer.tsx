import { LiveRegion } from '@bellows/ui'
import { useCallback, useRef, useState } from 'react'

type Politeness = 'polite' | 'assertive'
type Spoken = Readonly<Record<Politeness, string>>

/** A region that is emptied first says an equal text again. */
const PAUSE = 100

export function useAnnouncer() {
  const [spoken, setSpoken] = useState<Spoken>({ polite: '', assertive: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback((message: string, politeness: Politeness = 'polite') => {
    clearTimeout(timer.current)
    setSpoken({ polite: '', assertive: '' })
    timer.current = setTimeout(() => setSpoken((before) => ({ ...before, [politeness]: message })), PAUSE)
  }, [])
  return { say, spoken }
}

/** The two live regions of a booking; they stand from the first byte. */
export function Announcer({ spoken }: Readonly<{ spoken: Spoken }>) {
  return (
    <>
      <LiveRegion message={spoken.polite} />
      <LiveRegion message={spoken.assertive} politeness="assertive" />
    </>
  )
}
