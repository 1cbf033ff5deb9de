import type { DateChoice } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { StudioContact } from '../studio-contact.tsx'

type ClosedDateProps = Readonly<{ because: NonNullable<DateChoice['closedBecause']>; hasDate: boolean }>

/** No date can be chosen here: why, and whom to ask. */
export function ClosedDate(props: ClosedDateProps) {
  return (
    <div>
      <Text tone="heading">
        <Because {...props} />
      </Text>
      <StudioContact />
    </div>
  )
}

function Because({ because, hasDate }: ClosedDateProps) {
  if (because === 'notBooked') return <Trans>The date of this booking can’t be chosen here.</Trans>
  if (because === 'noTimes' && !hasDate) return <Trans>We agree on the date with you.</Trans>
  return <Trans>The date can’t be moved online now.</Trans>
}
