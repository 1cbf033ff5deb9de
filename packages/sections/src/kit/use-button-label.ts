import { INQUIRE_LABEL } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'

/** A button's words; those that stand where nobody chose any are the site's language's own. */
export function useButtonLabel(label: string): string {
  const { t } = useLingui()
  return label.trim() === INQUIRE_LABEL ? t`Inquire now` : label
}
