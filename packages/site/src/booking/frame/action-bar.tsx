import { bottomBar, Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState, type MouseEvent, type ReactNode } from 'react'
import * as css from './action-bar.css.ts'
import { SummarySheet } from './summary-sheet.tsx'

/** Longer amounts need the row for themselves. */
const ROW_FITS = 11

/** The one amount that phones and tablets see beside the button. */
export type BarSum = Readonly<{ name: ReactNode; amount: string | null; isUpdating?: boolean }>

type ActionBarProps = Readonly<{
  sum: BarSum
  /** The summary, which phones and tablets open from here. */
  details: ReactNode
  /** Names the act. */
  label: ReactNode
  /** Leads there instead of sending the form. */
  href?: string | undefined
  /** Is done instead of sending the form. */
  onPress?: (() => void) | undefined
  /** Stands under the button. */
  note?: ReactNode
  isBusy?: boolean
}>

/** The foot of a screen: on phones and tablets a bar with an amount and the way to its details. */
export function ActionBar({ sum, details, label, href, onPress, note, isBusy = false }: ActionBarProps) {
  const [isOpen, setOpen] = useState(false)
  const look = { size: 'l', isInBar: true, isBusy, className: css.submit } as const
  // As the form's own button it is what Enter presses: a form without one is sent by Enter all the same.
  const pressInstead = (event: MouseEvent) => {
    event.preventDefault()
    onPress?.()
  }
  const isLong = sum.amount !== null && sum.amount.length > ROW_FITS
  return (
    <>
      <div
        ref={bottomBar}
        className={css.row}
        data-long={isLong || undefined}
        data-ends-screen={note === undefined || undefined}
      >
        <BarAmount sum={sum} onOpen={() => setOpen(true)} />
        {href === undefined ? (
          <Button type="submit" onClick={onPress && pressInstead} {...look}>
            {label}
          </Button>
        ) : (
          <Button href={href} {...look}>
            {label}
          </Button>
        )}
      </div>
      {note && <div className={css.note}>{note}</div>}
      {isOpen && <SummarySheet onClose={() => setOpen(false)}>{details}</SummarySheet>}
    </>
  )
}

type BarAmountProps = Readonly<{ sum: BarSum; onOpen: () => void }>

function BarAmount({ sum: { name, amount, isUpdating }, onOpen }: BarAmountProps) {
  return (
    <div className={css.sum}>
      <p className={css.label}>{name}</p>
      <p className={css.total}>{isUpdating ? <Trans>Updating…</Trans> : (amount ?? '–')}</p>
      <button type="button" aria-haspopup="dialog" className={css.details} onClick={onOpen}>
        <Trans>Details</Trans>
      </button>
    </div>
  )
}
