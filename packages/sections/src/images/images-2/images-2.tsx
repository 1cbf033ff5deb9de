import { JustifiedRows } from '@bellows/ui'
import { GalleryFrame } from '../parts/gallery-frame.tsx'
import { GalleryPicture } from '../../kit/gallery/gallery-picture.tsx'
import { PictureBatches, type HungPicture } from '../parts/picture-batches.tsx'
import type { Options } from './images-2.template.ts'

/** Pictures that one row holds at most, near enough, for each height. */
const FIRST_ROW = { small: 6, medium: 3, large: 2 }

const inItsRow = (picture: HungPicture['picture']) => (sizes: string) => (
  <GalleryPicture {...picture} sizes={sizes} />
)

/** Full-width rows of nearly one height, nothing cropped. */
export function JustifiedGallery(options: Options) {
  return (
    <GalleryFrame options={options} width="wide">
      <PictureBatches options={options} firstRow={FIRST_ROW[options.rowHeight]}>
        {(pictures) => (
          <JustifiedRows
            items={pictures.map(({ picture, ...item }) => ({
              ...item,
              content: inItsRow(picture),
            }))}
            rowHeight={options.rowHeight}
            gap={options.gap}
          />
        )}
      </PictureBatches>
    </GalleryFrame>
  )
}
