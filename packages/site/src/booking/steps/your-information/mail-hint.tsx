import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, type MouseEvent } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import * as css from './your-information.css.ts'

type MailHintProps = Readonly<{
  meant: string
  /** The field has been left; until then only the Tab key finds the offer, as its next stop. */
  isTold: boolean
  onAccept: (email: string) => void
}>

/** Offers the address that was probably meant; it never stands in the way. */
export function MailHint({ meant, isTold, onAccept }: MailHintProps) {
  const { say } = useBooking()
  const { t } = useLingui()
  useEffect(() => {
    if (isTold) say(t`Did you mean ${meant}?`)
  }, [isTold, meant, say, t])
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('email')
    onAccept(meant)
    // The offer goes, and would take the focus with it.
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <button type="button" className={css.hint} data-told={isTold || undefined} onClick={accept}>
      <Trans>Did you mean {meant}?</Trans>
    </button>
  )
}
