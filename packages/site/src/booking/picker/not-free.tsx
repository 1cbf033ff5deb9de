import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'

/** A day `YYYY-MM-DD` that somebody has asked for has nothing free. */
export function NotFree({ day: asked }: Readonly<{ day: string }>) {
  const day = useFormats().day(asked)
  return (
    <Text variant="small" tone="heading">
      <Trans>The date you asked for, {day}, isn’t free.</Trans>
    </Text>
  )
}
