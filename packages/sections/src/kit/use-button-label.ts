import { INQUIRE_LABEL } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'

/** A button's words; those that stand where nobody chose any are the site's language's own. */
export function useButtonLabel(label: string): string {
  const { t } = useLingui()
  return label.trim() === INQUIRE_LABEL ? t`Inquire now` : label
}

/** What leads to a service where nobody chose the words. */
export const VIEW_LABEL = 'View'

/** The same for the words that lead to a service. */
export function useViewLabel(label: string): string {
  const { t } = useLingui()
  return label.trim() === VIEW_LABEL ? t`View` : label
}
