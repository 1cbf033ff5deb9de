import { useEffect, useSyncExternalStore } from 'react'

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
    if (late.isMissing) set(absent)
    try {
      set({ code: await load(), isMissing: false })
    } catch {
      isAsked = false
      set({ code: undefined, isMissing: true })
    }
  }
  return {
    get: () => late,
    fetch: () => {
      if (isAsked) return
      isAsked = true
      void come()
    },
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** The code while it is wanted: asked for at once, and again when the line is back. */
export function useLateCode<Code>(source: LateCode<Code>, isWanted: boolean): Late<Code> {
  const late = useSyncExternalStore(source.subscribe, source.get, () => absent)
  useEffect(() => {
    if (!isWanted) return undefined
    source.fetch()
    addEventListener('online', source.fetch)
    return () => removeEventListener('online', source.fetch)
  }, [isWanted, source])
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
