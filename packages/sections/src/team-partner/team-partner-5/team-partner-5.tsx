import { Container } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { columnsFor } from '../../kit/none-alone.ts'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import type { NamedMember } from '../parts/member-names.ts'
import { MemberWords } from '../parts/member-words.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { TeamFrame } from '../parts/team-frame.tsx'
import * as css from './team-partner-5.css.ts'
import type { Options } from './team-partner-5.template.ts'

/** Columns of the crew below 1440 px, and from there on. */
const ON_DESKTOP = 3
const ACROSS = 4

/** Two lie down in four columns; some rows of four are of three below 1440 px. */
const sizesOf = (crew: number) =>
  crew !== 2 && columnsFor(crew, ON_DESKTOP) === ON_DESKTOP ? 'c4·t4·m2' : 'c3·t4·m2'

/** One large, the rest small. */
export function LeadAndCrew({ imageRatio, leadSide, ...options }: Options) {
  return (
    <TeamFrame options={options}>
      {([lead, ...crew], titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {lead && <Lead member={lead} side={leadSide} level={levelUnder(options)} />}
          {crew.length > 0 && (
            <ul
              className={css.crew}
              data-crew={crew.length}
              data-desktop={columnsFor(crew.length, ON_DESKTOP)}
              data-wide={columnsFor(crew.length, ACROSS, ACROSS)}
            >
              {crew.map((member, index) => (
                <li key={member.id} className={css.person}>
                  <Portrait
                    member={member}
                    ratio={imageRatio}
                    index={index + 1}
                    sizes={sizesOf(crew.length)}
                  />
                  <MemberWords member={member} level={levelUnder(options)} className={css.about} />
                </li>
              ))}
            </ul>
          )}
        </Container>
      )}
    </TeamFrame>
  )
}

type LeadProps = Readonly<{
  member: NamedMember
  side: Options['leadSide']
  level: ReturnType<typeof levelUnder>
}>

function Lead({ member, side, level }: LeadProps) {
  const { isPriority } = usePlacement()
  return (
    <div className={css.lead} data-side={side}>
      <div className={css.picture}>
        <Portrait member={member} ratio="3:2" sizes="c7·t8·m4" priority={isPriority} />
      </div>
      <MemberWords member={member} level={level} size="h2" description="body" className={css.text} />
    </div>
  )
}
