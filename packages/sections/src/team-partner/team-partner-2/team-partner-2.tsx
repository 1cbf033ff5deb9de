import { Container } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { MemberWords } from '../parts/member-words.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { TeamFrame } from '../parts/team-frame.tsx'
import * as css from './team-partner-2.css.ts'
import type { Options } from './team-partner-2.template.ts'

const sides = ['left', 'right'] as const

/** One person per row, sides alternate. */
export function Spreads({ imageRatio, startSide, ...options }: Options) {
  const { isPriority } = usePlacement()
  const first = sides.indexOf(startSide)
  return (
    <TeamFrame options={options}>
      {(members, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {members.length > 0 && (
            <ul className={css.list}>
              {members.map((member, index) => (
                <li key={member.id} className={css.row} data-side={sides[(first + index) % 2]}>
                  <div className={css.picture}>
                    <Portrait
                      member={member}
                      ratio={imageRatio}
                      index={index}
                      sizes="c5·t3·m4"
                      priority={isPriority && index === 0}
                    />
                  </div>
                  <MemberWords
                    member={member}
                    level={levelUnder(options)}
                    size="h2"
                    description="body"
                    className={css.text}
                  />
                </li>
              ))}
            </ul>
          )}
        </Container>
      )}
    </TeamFrame>
  )
}
