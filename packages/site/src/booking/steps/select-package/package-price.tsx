import { heldPrice, packagePrice, type Package } from '@bellows/domain'
import { Price } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking } from '../../flow/booking-context.tsx'
import { useFormats } from '../../texts/use-formats.ts'
import { useWorld } from '../../world/booking-world.tsx'
import { useAt } from '../../world/use-at.ts'
import * as css from './select-package.css.ts'

/** A package's fee, reduced while its discount runs; of the one that is held, what it is held at. */
export function PackagePrice({ offered }: Readonly<{ offered: Package }>) {
  const { service, hold } = useBooking()
  const { business } = useWorld()
  const shown = useAt((now) => packagePrice(offered, business.paymentSetup.currency, now))
  const held = heldPrice(offered.id, hold.state)
  const { amount, was } = held ?? shown
  const { minor } = useFormats(held ? hold.state?.quote?.currency : undefined)
  const hasTax = service.tax === 'EXCLUDE' && business.taxRate > 0
  return (
    <>
      <Price now={minor(amount)} {...(was !== null && { was: minor(was) })} />
      {hasTax && (
        <span className={css.tax}>
          <Trans>plus tax</Trans>
        </span>
      )}
    </>
  )
}
