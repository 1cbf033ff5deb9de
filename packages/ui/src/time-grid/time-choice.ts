import { createContext, use } from 'react'

export type TimeChoice = Readonly<{
  /** The chosen time's value, or empty. */
  value: string
  choose: (value: string) => void
  isLocked: boolean
}>

export const TimeChoiceContext = createContext<TimeChoice | undefined>(undefined)
/** Native radios of one name share one tab stop, so each group of times has a name of its own. */
export const TimeGroupContext = createContext('')

export function useTimeChoice(): TimeChoice & { group: string } {
  const choice = use(TimeChoiceContext)
  const group = use(TimeGroupContext)
  if (!choice || !group) throw new Error('A TimeOption stands outside its TimeGrid and TimeGroup')
  return { ...choice, group }
}
