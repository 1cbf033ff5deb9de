import { NETWORK_TEXT } from '@bellows/api'
import { ErrorNote, useFailureText } from '@bellows/ui'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { errorFacts, isUnreached } from './error-facts.ts'
import { Retry } from './retry.tsx'
import { useReported, useReturn } from './use-failure.ts'

/** A step that could not be had, in the booking's frame, which names it already. */
export function StepError({ error }: ErrorComponentProps) {
  const told = useFailureText()
  const isLost = isUnreached(error)
  useReported(error)
  useReturn(error)
  return (
    <div role="alert">
      <ErrorNote>{told(isLost ? NETWORK_TEXT : errorFacts(error).message)}</ErrorNote>
      {isLost && <Retry variant="text" />}
    </div>
  )
}
