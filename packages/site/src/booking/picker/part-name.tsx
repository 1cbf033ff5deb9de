import { Trans } from '@lingui/react/macro'
import type { DayPart } from './slot-view.ts'

export function PartName({ part }: Readonly<{ part: DayPart }>) {
  if (part === 'morning') return <Trans>Morning</Trans>
  return part === 'afternoon' ? <Trans>Afternoon</Trans> : <Trans>Evening</Trans>
}
