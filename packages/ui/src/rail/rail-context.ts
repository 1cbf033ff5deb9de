import { createContext, useContext } from 'react'
import type { Rail } from './use-rail.ts'

export const RailContext = createContext<Rail | null>(null)

/** The rail that a part stands in; throws outside of `RailRoot`. */
export function useRailContext(): Rail {
  const rail = useContext(RailContext)
  if (!rail) throw new Error('A rail part stands outside of RailRoot')
  return rail
}
