import { Container, Image, Text, VisuallyHidden } from '@bellows/ui'
import { columnsFor } from '../../kit/none-alone.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { headingOf, type NamedMember } from '../parts/member-names.ts'
import { TeamFrame } from '../parts/team-frame.tsx'
import * as css from './team-partner-4.css.ts'
import type { Options } from './team-partner-4.template.ts'

/** Columns below 1440 px, and from there on. */
const ON_DESKTOP = 3
const ACROSS = 4

/** What the marks hang on. */
function groundOf(theme: Options['theme']) {
  if (theme.startsWith('light')) return 'paper'
  if (theme.startsWith('dark')) return 'dark'
  return theme === 'accent' ? 'accent' : 'picture'
}
const onPaper = { 'data-scheme': 'light_1' }

/** Partner marks in ruled cells. */
export function LogoWall({ showNames, grayscale, ...options }: Options) {
  const ground = groundOf(options.theme)
  const look = ground === 'dark' || ground === 'picture' ? 'turned' : 'onPaper'
  return (
    <TeamFrame options={options}>
      {(members, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {members.length > 0 && (
            <div className={css.wall({ ground })} {...(ground === 'accent' && onPaper)}>
              <ul
                className={css.cells}
                data-desktop={columnsFor(members.length, ON_DESKTOP)}
                data-wide={columnsFor(members.length, ACROSS, ACROSS)}
              >
                {members.map((member) => (
                  <li key={member.id} className={css.cell}>
                    <Mark member={member} showNames={showNames} look={{ look, isGray: grayscale }} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Container>
      )}
    </TeamFrame>
  )
}

type MarkProps = Readonly<{ member: NamedMember; showNames: boolean; look: Parameters<typeof css.logo>[0] }>

/** A logo with its name for those who cannot see it, or the name itself. */
function Mark({ member, showNames, look }: MarkProps) {
  const name = headingOf(member)
  if (!member.image)
    return (
      <Text variant="h4" tone="heading">
        {name}
      </Text>
    )
  return (
    <>
      <span className={css.logo(look)}>
        <Image source={{ ...member.image, objectFit: 'contain' }} alt="" ratio="fill" sizes="160px" />
      </span>
      {showNames ? (
        <Text variant="label" className={css.name}>
          {name}
        </Text>
      ) : (
        <VisuallyHidden>{name || member.image.alt}</VisuallyHidden>
      )}
    </>
  )
}
