import type { ServiceSummary } from '@bellows/domain'
import { Container, Image, Skeleton } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import { CardAmount, CardLength, CardNews } from '../parts/card-facts.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListHead } from '../parts/list-head.tsx'
import { CardSkeleton, SKELETONS } from '../parts/list-notes.tsx'
import { picture } from '../parts/service-card.css.ts'
import { CardName, pictureOf, ServiceCard, type CardSetting } from '../parts/service-card.tsx'
import * as css from './service-list-1.css.ts'
import type { Options } from './service-list-1.template.ts'

const ratios = { '4:5': 'A-45', '1:1': 'A-11', '3:2': 'A-32' } as const

/** Calm rows of equal cards. */
export function EvenGrid({ columns, imageRatio, ...options }: Options) {
  const { isPreview } = useHost()
  const { showButton: _, ...words } = options
  return (
    <ListFrame
      options={options}
      pending={<Skeletons columns={columns} imageRatio={imageRatio} />}
      renderCards={(services, setting) => (
        <ul className={css.list} data-columns={columns} data-four={services.length === FOUR || undefined}>
          {services.map((service, index) => (
            <GridCard
              key={service.id}
              {...{ service, index, columns, setting }}
              sizes={sizesOf(services.length, columns)}
              ratio={ratios[imageRatio]}
            />
          ))}
        </ul>
      )}
    >
      {(list, titleId) => (
        <Container className={css.page}>
          <ListHead
            options={words}
            titleId={titleId}
            aside={hasAction(options, isPreview) && <SectionAction options={options} variant="text" />}
          />
          {list}
        </Container>
      )}
    </ListFrame>
  )
}

/** They stand in pairs where there are three columns. */
const FOUR = 4

/** `sizes` of a card's picture. */
const sizesOf = (count: number, columns: number) =>
  columns === 2 || count === FOUR ? 'c6·t4·m4' : 'c4·t4·m4'

type GridCardProps = Readonly<{
  service: ServiceSummary
  index: number
  columns: number
  sizes: string
  ratio: (typeof ratios)[keyof typeof ratios]
  setting: CardSetting
}>

/** The pictures of the first row are on the first screen where the section comes first. */
function GridCard({ service, index, columns, sizes, ratio, setting }: GridCardProps) {
  const { isPriority } = usePlacement()
  return (
    <ServiceCard
      service={service}
      className={css.card}
      picture={
        <div className={picture}>
          <Image
            source={pictureOf(service)}
            sizes={sizes}
            ratio={ratio}
            className={css.frame[ratio]}
            index={index}
            priority={isPriority && index === 0}
            {...(isPriority && index < columns && { loading: 'eager' as const })}
          />
        </div>
      }
      {...setting}
    >
      <div className={css.line}>
        <CardName service={service} className={css.name} {...setting} />
        <CardAmount service={service} {...setting} />
      </div>
      <CardLength service={service} {...setting} />
      <CardNews service={service} {...setting} />
    </ServiceCard>
  )
}

function Skeletons({ columns, imageRatio }: Pick<Options, 'columns' | 'imageRatio'>) {
  return (
    <ul className={css.list} data-columns={columns} aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CardSkeleton key={index} className={css.card} picture={<Skeleton ratio={ratios[imageRatio]} />} />
      ))}
    </ul>
  )
}
