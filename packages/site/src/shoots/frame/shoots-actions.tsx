import type { Order } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ActionBar } from '../../booking/frame/action-bar.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { ShootsSummaryBody } from './shoots-summary.tsx'

type ShootsActionsProps = Readonly<{
  order: Order
  /** Names the act. */
  label: ReactNode
  /** Leads there instead of sending the form. */
  href?: string
  note?: ReactNode
  isBusy?: boolean
}>

/** The foot of a page of an order: what is left to pay, and the act. */
export function ShootsActions({ order, ...act }: ShootsActionsProps) {
  const { amount } = useFormats(order.quote.currency)
  return (
    <ActionBar
      sum={{ name: <Trans>Left</Trans>, amount: amount(order.left) }}
      details={<ShootsSummaryBody order={order} />}
      {...act}
    />
  )
}
