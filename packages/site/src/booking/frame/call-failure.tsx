import type { ApiError } from '@bellows/api'
import { Button, ErrorNote, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './call-failure.css.ts'

type CallFailureProps = Readonly<{ error: Pick<ApiError, 'message' | 'requestId'>; retry?: () => void }>

/** A call that failed, in place: the server's words, its number, and another try. */
export function CallFailure({ error, retry }: CallFailureProps) {
  return (
    <div role="alert" className={css.failure}>
      <ErrorNote>{error.message}</ErrorNote>
      {error.requestId && <Text variant="small">{error.requestId}</Text>}
      {retry && (
        <Button variant="text" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
