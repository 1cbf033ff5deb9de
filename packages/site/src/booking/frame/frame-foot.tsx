import { phoneHref } from '@bellows/domain'
import { TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useWorld } from '../world/booking-world.tsx'
import * as css from './frame-foot.css.ts'

/** Who the visitor is dealing with, in one row. */
export function FrameFoot() {
  const { business, privacyHref } = useWorld()
  const { businessName, phone, email } = business
  return (
    <footer className={css.foot}>
      <span>{businessName}</span>
      {phone && (
        <TextLink variant="quiet" href={phoneHref(phone)}>
          {phone}
        </TextLink>
      )}
      {email && (
        <TextLink variant="quiet" href={`mailto:${email}`}>
          {email}
        </TextLink>
      )}
      {privacyHref && (
        <TextLink variant="quiet" href={privacyHref}>
          <Trans>Privacy</Trans>
        </TextLink>
      )}
    </footer>
  )
}
