import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import * as css from './your-information.css.ts'

type MailHintProps = Readonly<{ meant: string; onAccept: (email: string) => void }>

/** Offers the address that was probably meant; it never stands in the way. */
export function MailHint({ meant, onAccept }: MailHintProps) {
  const { say } = useBooking()
  const { t } = useLingui()
  // It comes once the focus has gone on, to a field behind it.
  useEffect(() => say(t`Did you mean ${meant}?`), [meant, say, t])
  return (
    <button type="button" className={css.hint} onClick={() => onAccept(meant)}>
      <Trans>Did you mean {meant}?</Trans>
    </button>
  )
}
