import { VisuallyHidden } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useWorld } from '../world/booking-world.tsx'

/** Why a button of the preview is disabled, for who cannot see that. */
export function PreviewWord() {
  const { isPreview } = useWorld()
  return (
    isPreview && (
      <VisuallyHidden>
        {' '}
        <Trans>Does nothing in the preview</Trans>
      </VisuallyHidden>
    )
  )
}
