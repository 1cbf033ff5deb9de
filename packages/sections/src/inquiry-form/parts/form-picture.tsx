import type { Image as Picture } from '@bellows/domain'
import { classNames, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import * as css from './form-picture.css.ts'

type FormPictureProps = Readonly<{
  images: readonly Picture[]
  /** Which of them; the first may be the page's largest picture. */
  index?: number
  sizes: string
  /** Gives it its shape. */
  className: string
}>

/** A picture beside or behind the form. */
export function FormPicture({ images, index = 0, sizes, className }: FormPictureProps) {
  const { isPriority } = usePlacement()
  return (
    <div className={classNames(css.picture, className)}>
      <Image
        source={images[index]}
        index={index}
        sizes={sizes}
        ratio="fill"
        priority={isPriority && index === 0}
      />
    </div>
  )
}
