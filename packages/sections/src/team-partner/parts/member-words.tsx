import { Heading, RichText, Text, type TitleSize } from '@bellows/ui'
import type { levelUnder } from '../../kit/level-below.ts'
import type { Member } from '../options.ts'
import { headingOf, roleOf } from './member-names.ts'
import * as css from './member-words.css.ts'

type MemberWordsProps = Readonly<{
  member: Member
  /** Of the name, under the section's title. */
  level: ReturnType<typeof levelUnder>
  size?: TitleSize
  /** Style of the description; null leaves it out. */
  description?: 'body' | 'small' | null
  className?: string
}>

/** Name, what they do, and a few lines about them. */
export function MemberWords({ member, level, ...props }: MemberWordsProps) {
  const { size = 'h4', description = 'small', className } = props
  return (
    <div className={className}>
      <Heading level={level} size={size}>
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
