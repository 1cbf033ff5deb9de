import { LiveRegion, Text } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './inquiry-form.css.ts'
import type { Inquiry } from './use-inquiry.ts'

/** Says that an inquiry on a slow line is on its way still, and that nothing is lost. */
export function StillSending({ inquiry }: Readonly<{ inquiry: Inquiry }>) {
  const { t } = useLingui()
  const message = inquiry.isLate ? t`Your inquiry is still being sent. What you typed is kept.` : ''
  return (
    <>
      {message && (
        <Text variant="small" className={css.late}>
          {message}
        </Text>
      )}
      <LiveRegion message={message} />
    </>
  )
}
