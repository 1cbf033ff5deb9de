import type { Image as Picture } from '@bellows/domain'
import { Container, Image } from '@bellows/ui'
import type { ReactNode } from 'react'
import { usePlacement } from './placement.tsx'
import * as css from './sticky-plate.css.ts'

/** The upright one of the placeholders. */
const UPRIGHT = 2

type StickyPlateProps = Readonly<{
  images: readonly Picture[]
  imageSide: 'left' | 'right'
  /** The column beside the picture; below it on small screens. */
  children: ReactNode
}>

/** An upright picture beside a column. */
export function StickyPlate({ images, imageSide, children }: StickyPlateProps) {
  const { isPriority } = usePlacement()
  return (
    <Container className={css.page} data-side={imageSide}>
      <div className={css.plate}>
        <div className={css.picture}>
          <Image source={images[0]} index={UPRIGHT} ratio="fill" sizes="c5·t8·m4" priority={isPriority} />
        </div>
      </div>
      <div className={css.column}>{children}</div>
    </Container>
  )
}
