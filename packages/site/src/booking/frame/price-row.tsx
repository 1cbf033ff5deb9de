import type { Looks } from '@bellows/ui'
import type { ReactNode } from 'react'
import * as css from './price-row.css.ts'

type PriceRowProps = Looks<typeof css.row> & Readonly<{ amount: ReactNode; children: ReactNode }>

/** What is charged and how much, within a `dl`. */
export function PriceRow({ amount, place, children }: PriceRowProps) {
  return (
    <div className={css.row({ place })}>
      <dt className={css.label}>{children}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  )
}
