import type { ServiceSummary } from '@bellows/domain'
import { inlineVars } from '@bellows/tokens'
import {
  classNames,
  Container,
  Image,
  PictureLayer,
  PictureStage,
  Rail,
  RailCard,
  RailControls,
  RailProgress,
  RailRoot,
  railVars,
  Scrim,
  Skeleton,
} from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { usePlacement } from '../../kit/placement.tsx'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { CardFacts } from '../parts/card-facts.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListHead } from '../parts/list-head.tsx'
import { CardSkeleton, SKELETONS } from '../parts/list-notes.tsx'
import { card, picture } from '../parts/service-card.css.ts'
import { CardName, pictureOf, SampleLabel, type CardSetting } from '../parts/service-card.tsx'
import * as css from './service-list-5.css.ts'
import type { Options } from './service-list-5.template.ts'

const shelf = inlineVars({ [railVars.edge]: css.edge, [railVars.cardSize]: css.cardSize })

/** Tall cards on a shelf that scrolls sideways. */
export function Shelf({ showProgress, ...options }: Options) {
  const { t } = useLingui()
  return (
    <ListFrame
      options={options}
      pending={<Skeletons />}
      renderCards={(services, setting) => (
        <Rail label={t`List of services`} isBleeding>
          {services.map((service, index) => (
            <TallCard key={service.id} {...{ service, index, setting }} />
          ))}
        </Rail>
      )}
    >
      {(list, titleId, count) => (
        <RailRoot count={count} className={css.page}>
          <Container>
            <ListHead
              options={options}
              titleId={titleId}
              controls={count > 1 && <RailControls className={scripted} />}
            />
          </Container>
          {list && (
            <div className={css.shelf} style={shelf}>
              {list}
            </div>
          )}
          {showProgress && count > 1 && (
            <Container className={classNames(css.progress, scripted)}>
              <RailProgress />
            </Container>
          )}
        </RailRoot>
      )}
    </ListFrame>
  )
}

type TallCardProps = Readonly<{ service: ServiceSummary; index: number; setting: CardSetting }>

/** Cards that are in view at once on a desktop. */
const IN_VIEW = 3

/** Name and facts on the picture's foot; the whole card leads to the service. */
function TallCard({ service, index, setting }: TallCardProps) {
  const { isPriority } = usePlacement()
  return (
    <RailCard className={card} data-zoom="" data-sample={setting.isSample || undefined}>
      <PictureStage className={css.stage}>
        <Image
          source={pictureOf(service)}
          sizes="min(28vw, 420px)·44vw·78vw"
          ratio="fill"
          index={index}
          className={picture}
          priority={isPriority && index === 0}
          {...(isPriority && index < IN_VIEW && { loading: 'eager' as const })}
        />
        <PictureLayer className={css.layer}>
          <Scrim edge="foot" className={css.dark} />
          <div className={css.words}>
            <SampleLabel isSample={setting.isSample} />
            <CardName service={service} className={css.name} {...setting} />
            <div className={css.facts}>
              <CardFacts service={service} {...setting} />
            </div>
          </div>
        </PictureLayer>
      </PictureStage>
    </RailCard>
  )
}

function Skeletons() {
  return (
    <ul className={css.pending} aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CardSkeleton key={index} className={css.pendingCard} picture={<Skeleton ratio="A-23" />} />
      ))}
    </ul>
  )
}
