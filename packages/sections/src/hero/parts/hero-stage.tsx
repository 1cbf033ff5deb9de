import { classNames, Image, PictureStage, Scrim } from '@bellows/ui'
import type { Image as Picture } from '@bellows/domain'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { padded } from '../../kit/section-frame.css.ts'
import { heightBox } from './hero-height.css.ts'
import { heightAttributes } from './hero-height.ts'

type HeroStageProps = {
  options: { heightMode: 'fixed' | 'fit' | 'full'; height: number; images: readonly Picture[] }
  sizes: string
  side?: 'foot' | 'middle'
  children: ReactNode
}

/** A full-bleed picture with words on it; grows with the words. */
export function HeroStage({ options, sizes, side = 'foot', children }: HeroStageProps) {
  const { isPriority } = usePlacement()
  const [first] = options.images
  return (
    <PictureStage {...heightAttributes(options)} className={classNames(heightBox)}>
      <Image source={first} sizes={sizes} ratio="fill" priority={isPriority} />
      <Scrim side={side} overlay={first?.overlay ?? 0}>
        <div className={padded}>{children}</div>
      </Scrim>
    </PictureStage>
  )
}
