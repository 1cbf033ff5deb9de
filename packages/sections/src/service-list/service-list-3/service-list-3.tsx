import type { ServiceSummary } from '@bellows/domain'
import { Container, Image, Skeleton } from '@bellows/ui'
import { Folio } from '../../kit/folio.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { CardFacts } from '../parts/card-facts.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { SKELETONS } from '../parts/list-notes.tsx'
import { Card, CardName, pictureOf, SampleLabel, type CardSetting } from '../parts/service-card.tsx'
import * as css from './service-list-3.css.ts'
import type { Options } from './service-list-3.template.ts'
import { usePreview } from './use-preview.ts'

const SIZES = 'c4·96px·88px'

/** A table of contents that shows its picture. */
export function Index({ showFolio, ...options }: Options) {
  return (
    <ListFrame
      options={options}
      pending={<Skeletons />}
      renderCards={(services, setting) => (
        <Rows services={services} showFolio={showFolio} setting={setting} />
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

type RowsProps = Readonly<{
  services: readonly ServiceSummary[]
  showFolio: boolean
  setting: CardSetting
}>

function Rows({ services, showFolio, setting }: RowsProps) {
  const { current, fetched, show } = usePreview(services.length)
  const hasFolio = showFolio && services.length > 1
  return (
    <>
      <ol className={css.list} data-folio={hasFolio ? undefined : 'none'}>
        {services.map((service, index) => (
          <Card
            key={service.id}
            isSample={setting.isSample}
            className={css.row}
            onPointerOver={() => show(index)}
            onFocus={() => show(index)}
          >
            <div className={css.thumb}>
              <Image source={pictureOf(service)} sizes={SIZES} ratio="fill" index={index} />
            </div>
            {hasFolio && <Folio index={index} className={css.folio} />}
            <div className={css.name}>
              <SampleLabel isSample={setting.isSample} />
              <CardName service={service} size="h2" className={css.nameText} {...setting} />
            </div>
            <div className={css.facts}>
              <CardFacts service={service} {...setting} />
            </div>
          </Card>
        ))}
      </ol>
      <Panel services={services} current={current} fetched={fetched} />
    </>
  )
}

type PanelProps = Pick<RowsProps, 'services'> & Readonly<{ current: number; fetched: readonly number[] }>

/** The picture of the row that is turned to; only for the eye, since the rows tell of their services. */
function Panel({ services, current, fetched }: PanelProps) {
  const { isPriority } = usePlacement()
  return (
    <div className={css.panel} aria-hidden="true">
      {services.map(
        (service, index) =>
          fetched.includes(index) && (
            <div key={service.id} className={css.shown} data-current={index === current || undefined}>
              <Image
                source={pictureOf(service)}
                alt=""
                sizes={SIZES}
                ratio="fill"
                index={index}
                priority={isPriority && index === 0}
                {...(index > 0 && { loading: 'eager' as const })}
              />
            </div>
          ),
      )}
    </div>
  )
}

function Skeletons() {
  return (
    <>
      <ul className={css.list} aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className={css.row}>
            <div className={css.thumb}>
              <Skeleton ratio="A-45" className={css.blank} />
            </div>
            <Skeleton lines={2} className={css.name} />
          </li>
        ))}
      </ul>
      <div className={css.panel} aria-hidden="true">
        <Skeleton ratio="A-45" className={css.blank} />
      </div>
    </>
  )
}
