import { Heading, RichText, Text, type TitleSize } from '@bellows/ui'
import type { Member } from '../options.ts'
import { headingOf, roleOf } from './member-names.ts'
import * as css from './member-words.css.ts'

type MemberWordsProps = Readonly<{
  member: Member
  size?: TitleSize
  /** Style of the description; null leaves it out. */
  description?: 'body' | 'small' | null
  className?: string
}>

/** Name, what they do, and a few lines about them. */
export function MemberWords({ member, size = 'h4', description = 'small', className }: MemberWordsProps) {
  return (
    <div className={className}>
      <Heading level="h3" size={size}>
        {headingOf(member)}
      </Heading>
      <Text variant="label" className={css.role}>
        {roleOf(member)}
      </Text>
      {description && (
        <RichText
          html={member.description}
          variant={description}
          className={description === 'body' ? css.body : css.small}
        />
      )}
    </div>
  )
}
