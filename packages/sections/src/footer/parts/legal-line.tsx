import { Text } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'

/** The small print, with its places filled. */
export function LegalLine({ text }: { text: string }) {
  const { business, now } = useHost()
  const filled = text
    .replaceAll('{year}', now.slice(0, 4))
    .replaceAll('{businessName}', business.businessName)
  return <Text variant="small">{filled}</Text>
}
