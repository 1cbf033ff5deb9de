import { Button, type ButtonLook } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

/** Another try for what did not come for want of a line: a new document, as soon as the server answers. */
export function Retry({ variant }: Pick<ButtonLook, 'variant'>) {
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    fetch(location.href, { method: 'HEAD' }).then(
      () => location.reload(),
      () => setTrying(false),
    )
  }
  return (
    <Button variant={variant} isBusy={isTrying} onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  )
}
