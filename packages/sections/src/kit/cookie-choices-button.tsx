import { Trans } from '@lingui/react/macro'
import * as css from './cookie-choices-button.css.ts'
import { COOKIE_CHOICES } from './cookie-choices.ts'
import { useHost } from './host.tsx'

type CookieChoicesProps = Readonly<{
  /** Stands after words on their line. */
  isAfterWords?: boolean
}>

/** Whoever asks the question answers this button too; without script nothing is asked. */
export function CookieChoices({ isAfterWords = false }: CookieChoicesProps) {
  const { offersCookieChoices } = useHost()
  if (!offersCookieChoices) return null
  return (
    <button
      type="button"
      className={isAfterWords ? css.afterWords : css.choices}
      data-needs-script=""
      data-wait=""
      {...{ [COOKIE_CHOICES]: '' }}
    >
      <Trans>Cookie choices</Trans>
    </button>
  )
}
