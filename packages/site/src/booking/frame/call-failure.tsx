import type { ApiError } from '@bellows/api'
import { Button, ErrorNote, Text, useFieldMessage } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from './call-failure.css.ts'
import { useLineBack } from './use-line-back.ts'

type CallFailureProps = Readonly<{
  error: Pick<ApiError, 'message' | 'requestId' | 'isNetwork'>
  retry?: () => void
}>

/** A call that failed, in place: the server's words, its number, and another try. It goes when what it says does. */
export function CallFailure({ error, retry }: CallFailureProps) {
  const told = useFieldMessage()
  const [mended, setMended] = useState<CallFailureProps['error'] | null>(null)
  useLineBack(error.isNetwork && mended !== error, () => {
    setMended(error)
    retry?.()
  })
  if (mended === error) return null
  return (
    <div role="alert" className={css.failure}>
      <ErrorNote>{told(error.message)}</ErrorNote>
      {error.requestId && <Text variant="small">{error.requestId}</Text>}
      {retry && (
        <Button variant="text" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
