import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useHost } from '../../kit/host.tsx'
import { COOKIE_CHOICES } from '../../kit/cookie-choices.ts'
import * as css from './legal-line.css.ts'

/** The small print, with its places filled. */
export function LegalLine({ text }: { text: string }) {
  const { business, now, offersCookieChoices } = useHost()
  const filled = text
    .replaceAll('{year}', now.slice(0, 4))
    .replaceAll('{businessName}', business.businessName)
  return (
    <Text variant="small">
      {filled}
      {offersCookieChoices && <CookieChoices />}
    </Text>
  )
}

/** Whoever asks the question answers this button too; without script nothing is asked. */
function CookieChoices() {
  return (
    <button
      type="button"
      className={css.choices}
      data-needs-script=""
      data-wait=""
      {...{ [COOKIE_CHOICES]: '' }}
    >
      <Trans>Cookie choices</Trans>
    </button>
  )
}
