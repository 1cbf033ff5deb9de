import { Text } from '@bellows/ui'
import { CookieChoices } from '../../kit/cookie-choices-button.tsx'
import { useHost } from '../../kit/host.tsx'

/** The small print, with its places filled. */
export function LegalLine({ text }: { text: string }) {
  const { business, now } = useHost()
  const filled = text
    .replaceAll('{year}', now.slice(0, 4))
    .replaceAll('{businessName}', business.businessName)
  return (
    <Text variant="small">
      {filled}
      <CookieChoices isAfterWords={filled !== ''} />
    </Text>
  )
}
