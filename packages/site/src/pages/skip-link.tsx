import { Trans } from '@lingui/react/macro'
import { skipLink } from './skip-link.css.ts'

/** First stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a href="#content" className={skipLink} data-scheme="light_1">
      <Trans>Skip to the content</Trans>
    </a>
  )
}
