import type { ServiceSummary } from '@bellows/domain'
import { Button, Container, Image, Skeleton } from '@bellows/ui'
import { Folio } from '../../kit/folio.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { useViewLabel } from '../../kit/use-button-label.ts'
import { CardFacts } from '../parts/card-facts.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { SKELETONS } from '../parts/list-notes.tsx'
import { addressOf, CardName, pictureOf, SampleLabel, type CardSetting } from '../parts/service-card.tsx'
import * as css from './service-list-4.css.ts'
import type { Options } from './service-list-4.template.ts'

const sides = ['left', 'right'] as const
type Side = (typeof sides)[number]

/** The first picture stands on the owner's side, the next ones change sides. */
const sideOf = (start: Side, index: number) => sides[(sides.indexOf(start) + index) % 2] ?? start

/** Each service gets a page. */
export function Spreads({ showFolio, startSide, viewLabel, ...options }: Options) {
  return (
    <ListFrame
      options={options}
      pending={<Skeletons startSide={startSide} />}
      renderCards={(services, setting) => (
        <ul className={css.list}>
          {services.map((service, index) => (
            <li key={service.id} className={css.row} data-side={sideOf(startSide, index)}>
              <Spread
                {...{ service, index, setting, viewLabel }}
                hasFolio={showFolio && services.length > 1}
              />
            </li>
          ))}
        </ul>
      )}
    >
      {(list, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} className={css.words} />
          {list}
        </Container>
      )}
    </ListFrame>
  )
}

type SpreadProps = Readonly<{
  service: ServiceSummary
  index: number
  hasFolio: boolean
  viewLabel: string
  setting: CardSetting
}>

function Spread({ service, index, hasFolio, viewLabel, setting }: SpreadProps) {
  return (
    <>
      <SpreadPicture service={service} index={index} isSample={setting.isSample} />
      <div className={css.text}>
        <SampleLabel isSample={setting.isSample} />
        {hasFolio && <Folio index={index} />}
        <CardName service={service} size="h2" isAlone {...setting} />
        <CardFacts service={service} {...setting} />
        {!setting.isSample && <ViewLink service={service} label={viewLabel} />}
      </div>
    </>
  )
}

/** The picture leads to the service too, without being a stop of its own. */
function SpreadPicture({
  service,
  index,
  isSample,
}: Pick<SpreadProps, 'service' | 'index'> & { isSample: boolean }) {
  const { isPriority } = usePlacement()
  const image = (
    <Image
      source={pictureOf(service)}
      sizes="c7·t5·bleed"
      ratio="A-32"
      index={index}
      priority={isPriority && index === 0}
    />
  )
  return (
    <div className={css.picture}>
      {isSample ? (
        image
      ) : (
        <a href={addressOf(service)} className={css.link} tabIndex={-1} aria-hidden="true">
          {image}
        </a>
      )}
    </div>
  )
}

/** Named after its service, since every row has the same word. */
function ViewLink({ service, ...props }: { service: ServiceSummary; label: string }) {
  const label = useViewLabel(props.label)
  const { name } = service
  if (!label.trim()) return null
  return (
    <Button variant="text" href={addressOf(service)} className={css.view} aria-label={`${label} – ${name}`}>
      {label}
    </Button>
  )
}

function Skeletons({ startSide }: { startSide: Side }) {
  return (
    <ul className={css.list} aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className={css.row} data-side={sideOf(startSide, index)}>
          <div className={css.picture}>
            <Skeleton ratio="A-32" />
          </div>
          <Skeleton lines={2} className={css.text} />
        </li>
      ))}
    </ul>
  )
}
