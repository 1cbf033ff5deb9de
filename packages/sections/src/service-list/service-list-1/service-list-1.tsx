import type { ServiceSummary } from '@bellows/domain'
import { Container, Image, Skeleton } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { leavesOne } from '../../kit/none-alone.ts'
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
        <ul className={css.list} data-columns={columns}>
          {services.map((service, index) => (
            <GridCard
              key={service.id}
              {...{ service, index, columns, setting }}
              sizes={sizesOf(index, services.length, columns)}
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

/** Whether a card is wider than others: it stands in the rows that share what would be left over. */
const isWider = (index: number, count: number, columns: number): boolean =>
  leavesOne(count, columns) && index >= count - (columns === 2 ? 1 : columns + 1)

/** `sizes` of a card's picture. */
function sizesOf(index: number, count: number, columns: number): string {
  const isWide = columns === 2 || isWider(index, count, 3) || isWider(index, count, columns)
  const isRow = isWider(index, count, 2)
  return `${columns === 2 && isRow ? 'c12' : isWide ? 'c6' : 'c4'}·${isRow ? 't8' : 't4'}·m4`
}

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
      className={css.cards[ratio]}
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
        <CardSkeleton
          key={index}
          className={css.cards[ratios[imageRatio]]}
          picture={<Skeleton ratio={ratios[imageRatio]} />}
        />
      ))}
    </ul>
  )
}
