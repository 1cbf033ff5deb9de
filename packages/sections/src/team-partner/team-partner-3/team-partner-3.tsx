import { Accordion, Container, Image, RichText, Text } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { plainLength } from '../../kit/plain-length.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import type { ImageRatio } from '../options.ts'
import { headingOf, roleOf, type NamedMember } from '../parts/member-names.ts'
import { Portrait } from '../parts/portrait.tsx'
import { TeamFrame } from '../parts/team-frame.tsx'
import * as css from './team-partner-3.css.ts'
import type { Options } from './team-partner-3.template.ts'

/** Ruled rows that unfold. */
export function Directory({ imageRatio, defaultOpen, ...options }: Options) {
  return (
    <TeamFrame options={options}>
      {(members, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {members.length > 0 && (
            <div className={css.list}>
              <Accordion
                headingLevel={levelUnder(options)}
                defaultOpen={defaultOpen}
                classes={{ row: css.row, panel: css.panel }}
                items={members.map((member, index) => ({
                  id: member.id,
                  header: <Row member={member} index={index} />,
                  ...(plainLength(member.description) > 0 && {
                    panel: <Details member={member} index={index} ratio={imageRatio} />,
                  }),
                }))}
              />
            </div>
          )}
        </Container>
      )}
    </TeamFrame>
  )
}

type MemberProps = Readonly<{ member: NamedMember; index: number }>

function Row({ member, index }: MemberProps) {
  return (
    <span className={css.line}>
      <span className={css.thumb}>
        <Image
          source={member.image}
          // The row is named by its words; without any the picture says who it is.
          alt={headingOf(member) || roleOf(member) ? '' : (member.image?.alt ?? '')}
          index={index}
          ratio="A-11"
          sizes="64px"
        />
      </span>
      <span className={css.who}>
        <span className={css.name}>{headingOf(member)}</span>
        <Text as="span" variant="label" className={css.role}>
          {roleOf(member)}
        </Text>
      </span>
    </span>
  )
}

function Details({ member, index, ratio }: MemberProps & { ratio: ImageRatio }) {
  return (
    <div className={css.details}>
      {member.image && (
        <div className={css.picture}>
          <Portrait member={member} ratio={ratio} index={index} sizes="c3·t3·m4" />
        </div>
      )}
      <RichText html={member.description} className={css.text} />
    </div>
  )
}
