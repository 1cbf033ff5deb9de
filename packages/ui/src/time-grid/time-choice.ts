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

/** The one choice among the groups of a `TimeGrid`; who reads it is drawn again when it changes. */
export function useTimeChoices(): TimeChoice {
  const choice = use(TimeChoiceContext)
  if (!choice) throw new Error('A TimeGroup stands outside its TimeGrid')
  return choice
}

export function useTimeChoice(): TimeChoice & { group: string } {
  const choice = useTimeChoices()
  const group = use(TimeGroupContext)
  if (!group) throw new Error('A TimeOption stands outside its TimeGroup')
  return { ...choice, group }
}
