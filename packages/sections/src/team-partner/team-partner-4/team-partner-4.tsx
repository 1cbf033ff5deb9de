import { classNames, Container, Image, Text, VisuallyHidden } from '@bellows/ui'
import { TextBlock } from '../../kit/text-block.tsx'
import { headingOf, type NamedMember } from '../parts/member-names.ts'
import { TeamFrame } from '../parts/team-frame.tsx'
import * as css from './team-partner-4.css.ts'
import type { Options } from './team-partner-4.template.ts'

const isPaper = ({ theme }: Pick<Options, 'theme'>) => theme.startsWith('light')
const paper = { 'data-scheme': 'light_1' }

/** Partner marks in ruled cells. */
export function LogoWall({ showNames, grayscale, ...options }: Options) {
  return (
    <TeamFrame options={options}>
      {(members, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {members.length > 0 && (
            <div className={classNames(css.wall, css.sheet)} {...(!isPaper(options) && paper)}>
              <ul className={css.cells}>
                {members.map((member) => (
                  <li key={member.id} className={css.cell}>
                    <Mark member={member} showNames={showNames} grayscale={grayscale} />
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

type MarkProps = Readonly<{ member: NamedMember; showNames: boolean; grayscale: boolean }>

/** A logo with its name for those who cannot see it, or the name itself. */
function Mark({ member, showNames, grayscale }: MarkProps) {
  const name = headingOf(member)
  if (!member.image)
    return (
      <Text variant="h4" tone="heading">
        {name}
      </Text>
    )
  return (
    <>
      <span className={classNames(css.logo, grayscale && css.gray)}>
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
