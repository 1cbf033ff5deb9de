import { LiveRegion, sayInFront } from '@bellows/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

type Politeness = 'polite' | 'assertive'
type Spoken = Readonly<Record<Politeness, string>>

const silent: Spoken = { polite: '', assertive: '' }
/** A region that is emptied first says an equal text again. */
const PAUSE = 100

let forNextPage = ''

/** Says a text once the page that is led to stands: the regions of this one go with it. */
export function sayOnNextPage(message: string): void {
  forNextPage = message
}

export function useAnnouncer() {
  const [spoken, setSpoken] = useState(silent)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What comes at the same time is said together, or the last would silence the others.
  const pending = useRef(new Set<string>())
  const say = useCallback((message: string, politeness: Politeness = 'polite') => {
    clearTimeout(timer.current)
    pending.current.add(message)
    setSpoken(silent)
    sayInFront('')
    timer.current = setTimeout(() => {
      const words = [...pending.current].join(' ')
      pending.current.clear()
      if (!sayInFront(words)) setSpoken({ ...silent, [politeness]: words })
    }, PAUSE)
  }, [])
  useEffect(() => {
    const words = forNextPage
    forNextPage = ''
    if (words) queueMicrotask(() => say(words))
  }, [say])
  return { say, spoken }
}

/**
 * Says the words of the returned box as they come, and those that take their place: a region that comes with its words
 * says nothing.
 */
export function useSaidAsItComes(say: (message: string) => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const said = useRef('')
  useEffect(() => {
    const words = box.current?.innerText ?? ''
    if (words !== said.current) say(words)
    said.current = words
  })
  return box
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
