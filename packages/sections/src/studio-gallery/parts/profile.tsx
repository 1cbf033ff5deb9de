import { safeHref, type Instagram } from '@bellows/domain'
import { ActionLink, classNames, Image, Text } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './profile.css.ts'

type ProfileProps = Readonly<{
  profile: Instagram['profile']
  className?: string
  avatarClassName: string
  avatarSize: string
}>

const addressOf = (username: string) =>
  safeHref(`https://www.instagram.com/${encodeURIComponent(username.replace(/^@/, ''))}/`)

/** Whose posts these are, and the way to them. */
export function Profile({ profile, className, avatarClassName, avatarSize }: ProfileProps) {
  const { t } = useLingui()
  const { username, avatarUrl, additionalImageUrls } = profile
  return (
    <div className={classNames(css.profile, className)}>
      {avatarUrl && (
        <span className={classNames(css.avatar, avatarClassName)}>
          <Image source={{ url: avatarUrl, additionalImageUrls }} alt="" ratio="fill" sizes={avatarSize} />
        </span>
      )}
      <Text as="span" variant="small" tone="heading" className={css.name}>
        @{username.replace(/^@/, '')}
      </Text>
      <ActionLink href={addressOf(username)} label={t`Follow`} variant="text" isPreview={false} />
    </div>
  )
}
