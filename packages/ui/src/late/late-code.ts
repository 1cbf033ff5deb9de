import { useEffect, useSyncExternalStore } from 'react'
import { LINE_SETTLES } from './line-back.ts'

export type Late<Code> = Readonly<{
  /** `undefined` until it is there. */
  code: Code | undefined
  /** It was asked for and did not come. */
  isMissing: boolean
}>

/** Code that is fetched once somebody asks for what it draws; what did not come is asked for anew. */
export interface LateCode<Code> {
  get: () => Late<Code>
  fetch: () => void
  /** Asks anew for what did not come, which stays missing until it is there. */
  retry: () => void
  subscribe: (tell: () => void) => () => void
}

const absent = { code: undefined, isMissing: false } as const

export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let late: Late<Code> = absent
  let isAsked = false
  const listeners = new Set<() => void>()
  const set = (next: Late<Code>) => {
    late = next
    for (const tell of listeners) tell()
  }
  const come = async () => {
    try {
      set({ code: await load(), isMissing: false })
    } catch {
      isAsked = false
      set({ code: undefined, isMissing: true })
    }
  }
  const retry = () => {
    if (isAsked) return
    isAsked = true
    void come()
  }
  return {
    get: () => late,
    fetch: () => {
      if (late.isMissing && !isAsked) set(absent)
      retry()
    },
    retry,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** The code while it is wanted: asked for at once, and while it is missing again as soon as the line is back. */
export function useLateCode<Code>(source: LateCode<Code>, isWanted: boolean): Late<Code> {
  const late = useSyncExternalStore(source.subscribe, source.get, () => absent)
  useEffect(() => {
    if (isWanted) source.fetch()
  }, [isWanted, source])
  useEffect(() => {
    if (!isWanted || !late.isMissing) return undefined
    const timer = setInterval(() => navigator.onLine && source.retry(), LINE_SETTLES)
    addEventListener('online', source.retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', source.retry)
    }
  }, [isWanted, late.isMissing, source])
  return isWanted ? late : absent
}

const turns = ['online', 'pointerdown', 'keydown'] as const

/** Settles when the line is back, or the visitor turns to the page again. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const turned = new AbortController()
    const turn = () => {
      turned.abort()
      resolve()
    }
    for (const name of turns) addEventListener(name, turn, { signal: turned.signal, capture: true })
  })

/** Loads a part that stands on the page by itself: asks until it comes, while its place is kept. */
export async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await nextTurn()
    }
  }
}
