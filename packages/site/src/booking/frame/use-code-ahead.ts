import type { Step } from '@bellows/domain'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBooking, useTerms } from '../flow/booking-context.tsx'
import { pathAfter } from '../flow/flow.ts'

const turns = ['pointerdown', 'keydown'] as const

/** Fetches the next step's code once the visitor turns to this one: a line that is lost later loses nothing of it. */
export function useCodeAhead(step: Step): void {
  const router = useRouter()
  const { base } = useBooking()
  const path = pathAfter(base, useTerms(), step)
  useEffect(() => {
    if (step === 'payments') return undefined
    const turned = new AbortController()
    const fetchCode = () => {
      // What is asked for without a line never comes in this document.
      if (!navigator.onLine) return
      turned.abort()
      void router.preloadRoute({ to: path })
    }
    for (const turn of turns) addEventListener(turn, fetchCode, { signal: turned.signal })
    return () => turned.abort()
  }, [router, path, step])
}
