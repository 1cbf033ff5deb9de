import { phoneHref } from '@bellows/domain'
import { Text, TextLink } from '@bellows/ui'
import { useWorld } from '../../booking/world/booking-world.tsx'

/** How the studio is reached, where nothing more can be done here. */
export function StudioContact() {
  const { phone, email } = useWorld().business
  return (
    <Text>
      {phone && <TextLink href={phoneHref(phone)}>{phone}</TextLink>}
      {phone && email && ' · '}
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
    </Text>
  )
}
