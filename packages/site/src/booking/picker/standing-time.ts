import type { Slot } from '@bellows/domain'
import type { ReactNode } from 'react'

/** The time that a visitor holds while another may be taken in its place. */
export type StandingTime = Readonly<{
  slot: Pick<Slot, 'id' | 'startTime'>
  /** Stands in the picker’s foot until another time is chosen. */
  foot: ReactNode
  /** Goes on with the time that is held. */
  goOn: () => void
}>

/** How the picker of a mini session marks it. */
export const ownSlot = (standing: StandingTime | undefined) =>
  standing ? ({ own: standing.slot.id, ownAs: 'held' } as const) : {}

export const ownStart = (standing: StandingTime | undefined): string | null =>
  standing ? standing.slot.startTime : null
