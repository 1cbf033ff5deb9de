import { Trans } from '@lingui/react/macro'
import * as css from './your-information.css.ts'

type MailHintProps = Readonly<{ meant: string; onAccept: (email: string) => void }>

/** Offers the address that was probably meant; it never stands in the way. */
export function MailHint({ meant, onAccept }: MailHintProps) {
  return (
    <button type="button" className={css.hint} onClick={() => onAccept(meant)}>
      <Trans>Did you mean {meant}?</Trans>
    </button>
  )
}
