import { Container } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { MemberWords } from '../parts/member-words.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { TeamFrame } from '../parts/team-frame.tsx'
import * as css from './team-partner-1.css.ts'
import type { Options } from './team-partner-1.template.ts'

/** Fewer people than this stand nearer to the middle than their columns would. */
const FEW = 2

/** Most columns below 1440 px. */
const DESKTOP_MAX = 3

/** An even row of faces. */
export function Portraits({ columns, imageRatio, ...options }: Options) {
  return (
    <TeamFrame options={options}>
      {(members, titleId) => (
        <Container className={css.page}>
          <TextBlock
            options={options}
            titleId={titleId}
            align="center"
            action={{ variant: 'text' }}
            className={css.words}
          />
          {members.length > 0 && (
            <ul
              className={css.list}
              data-columns={columns}
              data-desktop={Math.min(columns, DESKTOP_MAX)}
              data-few={members.length <= FEW ? members.length : undefined}
            >
              {members.map((member, index) => (
                <li key={member.id} className={css.person}>
                  <Portrait
                    member={member}
                    ratio={imageRatio}
                    index={index}
                    sizes={columns === 2 && members.length > FEW ? 'c6·t4·m4' : 'c4·t4·m4'}
                  />
                  <MemberWords member={member} level={levelUnder(options)} />
                </li>
              ))}
            </ul>
          )}
        </Container>
      )}
    </TeamFrame>
  )
}
