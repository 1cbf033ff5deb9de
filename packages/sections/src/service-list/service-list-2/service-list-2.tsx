import { Container, Image, Skeleton } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import { CardSkeleton, ListFailure, SKELETONS } from '../parts/list-notes.tsx'
import { pictureOf, ServiceCard, type CardSetting } from '../parts/service-card.tsx'
import { useList } from '../parts/use-list.ts'
import type { ListContent } from '../parts/use-services.ts'
import { fitsCell } from './fits-cell.ts'
import * as css from './service-list-2.css.ts'
import { staggerVars } from './stagger-vars.ts'
import type { Options } from './service-list-2.template.ts'

/** Columns that start at different heights; the words stand in the first of them. */
export function StaggeredColumns(options: Options) {
  const { content, now } = useList(options)
  const isGrid = content.state === 'cards' || content.state === 'pending'
  if (content.state === 'empty' && !hasWords(options)) return null
  const count = content.state === 'cards' ? content.services.length : SKELETONS
  const isInside = isGrid && hasWords(options) && fitsCell(options)
  const { isWide, grid, card } = staggerVars({ count, columns: options.columns, isInside })
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container>
          <div className={css.measured} data-stagger={options.stagger}>
            <div
              className={css.page}
              style={grid}
              data-words={isInside ? 'inside' : 'above'}
              data-wide={isWide || undefined}
            >
              <TextBlock options={options} titleId={titleId} className={css.words} />
              {content.state === 'cards' && (
                <StaggeredCards
                  content={content}
                  place={card}
                  columns={options.columns}
                  setting={{ options, now }}
                />
              )}
              {content.state === 'pending' && <StaggeredSkeletons place={card} />}
              {content.state === 'failed' && <ListFailure retry={content.retry} />}
            </div>
          </div>
        </Container>
      )}
    </SectionFrame>
  )
}

type CardsProps = {
  content: Extract<ListContent, { state: 'cards' }>
  setting: Omit<CardSetting, 'isSample'>
  place: ReturnType<typeof staggerVars>['card']
  columns: number
}

/** The cards in the order of the page; the style sheet puts each on its step. */
function StaggeredCards({ content, setting, place, columns }: CardsProps) {
  const { isPriority } = usePlacement()
  return (
    <ul className={css.list}>
      {content.services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          isSample={content.isSample}
          className={css.card}
          style={place(index)}
          picture={
            <div className={css.frame}>
              <Image
                source={pictureOf(service)}
                sizes={columns === 2 ? 'c6·t4·m4' : 'c4·t4·m4'}
                ratio="fill"
                index={index}
                priority={isPriority && index === 0}
              />
            </div>
          }
          {...setting}
        />
      ))}
    </ul>
  )
}

/** The same steps while the services are on their way. */
function StaggeredSkeletons({ place }: Pick<CardsProps, 'place'>) {
  return (
    <ul className={css.list} aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CardSkeleton
          key={index}
          className={css.card}
          style={place(index)}
          picture={
            <div className={css.frame}>
              <Skeleton ratio="A-45" className={css.blank} />
            </div>
          }
        />
      ))}
    </ul>
  )
}
