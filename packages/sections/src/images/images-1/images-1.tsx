import { Masonry } from '@bellows/ui'
import { GalleryFrame } from '../parts/gallery-frame.tsx'
import { GalleryPicture } from '../../kit/gallery/gallery-picture.tsx'
import { gallerySizes } from '../parts/gallery-sizes.ts'
import { PictureBatches } from '../parts/picture-batches.tsx'
import * as css from './images-1.css.ts'
import type { Options } from './images-1.template.ts'

/** One picture alone stands in the middle, as wide as half the row. */
const ALONE = { columns: 1, sizes: 'w6·t6·m4' }

/** Natural ratios in even columns. */
export function MasonryGallery(options: Options) {
  const isAlone = options.images.length === 1
  const columns = isAlone ? ALONE.columns : options.columns
  const sizes = isAlone ? ALONE.sizes : gallerySizes(columns)
  return (
    <GalleryFrame options={options} width="wide">
      <PictureBatches options={options} firstRow={options.columns}>
        {(pictures) => {
          const masonry = (
            <Masonry
              items={pictures.map(({ picture, ...item }) => ({
                ...item,
                content: <GalleryPicture {...picture} sizes={sizes} />,
              }))}
              columns={columns}
              {...(options.initialCount > 0 && { batch: options.initialCount })}
              gap={options.gap}
              {...(isAlone && { className: css.alone })}
            />
          )
          return isAlone ? <div className={css.grid}>{masonry}</div> : masonry
        }}
      </PictureBatches>
    </GalleryFrame>
  )
}
