import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useFormats } from '../../../booking/texts/use-formats.ts'

/** A chosen time that a later look at the times finds gone; its start, where it still stands among them. */
export type FallenTime = Readonly<{ startTime: string | null }>

/** Tells of a chosen time that could be taken and can be so no longer. */
export function useFallenTime(isFallen: boolean, tell: () => void): void {
  const fall = useEffectEvent(tell)
  useEffect(() => {
    if (isFallen) fall()
  }, [isFallen])
}

/** What is said of it. */
export function useFallenWords(): (fallen: FallenTime) => string {
  const { time } = useFormats()
  const { t } = useLingui()
  return ({ startTime }) => {
    if (startTime === null) return t`That time is no longer free. Please choose another.`
    const start = time(startTime)
    return t`${start} is no longer free.`
  }
}
