import type { ReactNode } from 'react'
import { LaterStyles } from '../pages/later-styles.tsx'
import { PageBody, Slots, useWholePage } from '../pages/page-frame.tsx'
import type { FramedPage } from '../pages/page-data.ts'
import * as css from './service-page.css.ts'
import { picturesId } from './service-pictures.ts'

type ServicePageProps = Readonly<{
  framed: FramedPage
  /** The panel is the page's own title, so that no block stands above it. */
  isFirst?: boolean
  /** What is booked here. */
  children: ReactNode
}>

/** A service: the blocks of its page around the panel that books it. */
export function ServicePage({ framed, isFirst = false, children }: ServicePageProps) {
  const whole = useWholePage(framed)
  const above = isFirst ? [] : whole.contents.slice(0, 1)
  const rest = whole.contents.slice(above.length)
  const afterPanel = above.length + 1
  const { isAsDrawn = false } = framed
  const slots = { pageId: whole.id, area: 'content', isAsDrawn } as const
  const isPictures = above[0]?.block.id === picturesId(whole.id)
  return (
    <PageBody page={whole} isAsDrawn={isAsDrawn}>
      {isPictures ? (
        <div className={css.pictures}>
          <Slots {...slots} blocks={above} />
        </div>
      ) : (
        <Slots {...slots} blocks={above} />
      )}
      {above.length > 0 && <LaterStyles />}
      {children}
      <Slots {...slots} blocks={rest} from={afterPanel} />
    </PageBody>
  )
}
