import { phoneHref } from '@bellows/domain'
import { Dotted, Text, TextLink } from '@bellows/ui'
import { useWorld } from '../../booking/world/booking-world.tsx'

/** How the studio is reached, where nothing more can be done here. */
export function StudioContact() {
  const { phone, email } = useWorld().business
  return (
    <Text>
      <Dotted>
        {phone && <TextLink href={phoneHref(phone)}>{phone}</TextLink>}
        {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
      </Dotted>
    </Text>
  )
}
