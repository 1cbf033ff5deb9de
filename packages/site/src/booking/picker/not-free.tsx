import { LiveRegion, Text } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'

/** A day `YYYY-MM-DD` that somebody has asked for has nothing free; empty while there is none, so that it is heard later. */
export function NotFree({ day: asked }: Readonly<{ day: string }>) {
  const { day: dayText } = useFormats()
  const { t } = useLingui()
  const day = asked && dayText(asked)
  const words = day && t`The date you asked for, ${day}, isn’t free.`
  return (
    <>
      <LiveRegion message={words} />
      {words && (
        <Text variant="small" tone="heading">
          {words}
        </Text>
      )}
    </>
  )
}
