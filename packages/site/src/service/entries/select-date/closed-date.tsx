import type { DateChoice } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { StudioContact } from '../studio-contact.tsx'

/** No date can be chosen here: why, and whom to ask. */
export function ClosedDate({ because }: Readonly<{ because: NonNullable<DateChoice['closedBecause']> }>) {
  return (
    <div>
      <Text tone="heading">
        {because === 'tooLate' ? (
          <Trans>The date can’t be moved online now.</Trans>
        ) : (
          <Trans>The date of this booking can’t be chosen here.</Trans>
        )}
      </Text>
      <StudioContact />
    </div>
  )
}
