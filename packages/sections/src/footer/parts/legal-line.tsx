import { dayOf } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { CookieChoices } from '../../kit/cookie-choices-button.tsx'
import { useHost } from '../../kit/host.tsx'

/** Length of the year that a day is written with. */
const YEAR = 4

/** The small print, with its places filled; the year is the one that the studio lives in. */
export function LegalLine({ text }: { text: string }) {
  const { business, now } = useHost()
  const { businessName, timeZone } = business
  const year = dayOf(Date.parse(now), timeZone).slice(0, YEAR)
  // By functions: in a text `$` would stand for a part of what is replaced.
  const filled = text.replaceAll('{year}', () => year).replaceAll('{businessName}', () => businessName)
  return (
    <Text variant="small">
      {filled}
      <CookieChoices isAfterWords={filled !== ''} />
    </Text>
  )
}
