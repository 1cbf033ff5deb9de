import { TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { contractPlace } from '../../booking/flow/contract-place.ts'
import { finishPath } from '../../booking/flow/flow.ts'
import { FrameBar } from '../../booking/frame/frame-bar.tsx'
import { ScreenFrame } from '../../booking/frame/screen-frame.tsx'
import { useShoots } from '../shoots-context.tsx'
import { shootsHeading, shootsTitle, type ShootsPage } from '../shoots-texts.ts'
import { useShootsTitle } from '../use-shoots-title.ts'
import * as css from './shoots-frame.css.ts'
import { ShootsSummary } from './shoots-summary.tsx'

type ShootsFrameProps = Readonly<{
  page: ShootsPage
  /** Number of the contract that the address names. */
  named?: string | undefined
  invoiceId?: string | undefined
  children: ReactNode
}>

/** What stands around the pages of an order. */
export function ShootsFrame({ page, named, invoiceId = '', children }: ShootsFrameProps) {
  const { orderId, order } = useShoots()
  const { i18n, t } = useLingui()
  const place = page === 'sign-contract' ? contractPlace(named, order?.signContracts.length ?? 0) : null
  const serviceName = order?.service.name ?? ''
  useShootsTitle(shootsTitle(i18n, page, place), { serviceName, orderId, invoiceId })
  return (
    <ScreenFrame
      bar={<FrameBar hasBack={false} />}
      way={
        <nav aria-label={t`Your booking`} className={css.way}>
          <TextLink reach="line" href={finishPath(orderId)}>
            <Trans>Your booking</Trans>
          </TextLink>
        </nav>
      }
      heading={shootsHeading(i18n, page, place)}
      isPastBooking
      summary={<ShootsSummary />}
    >
      {children}
    </ScreenFrame>
  )
}
