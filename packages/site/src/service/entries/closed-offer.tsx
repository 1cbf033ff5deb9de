import { Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { indexPath } from '../../booking/flow/flow.ts'
import * as css from '../panel/booking-card.css.ts'
import { EntryNotice } from './entry-notice.tsx'
import { StudioContact } from './studio-contact.tsx'

/** The link no longer stands for anything: whom to ask. */
export function ClosedOffer() {
  return (
    <EntryNotice title={<Trans>This offer is closed.</Trans>}>
      <StudioContact />
    </EntryNotice>
  )
}

/** The way on for whoever wants to book all the same. */
export function ServiceLink({ slug }: Readonly<{ slug: string }>) {
  return (
    <Button variant="outline" href={indexPath({ prefix: 'services', id: slug })} className={css.wide}>
      <Trans>See the times</Trans>
    </Button>
  )
}
