import { inlineVars } from '@bellows/tokens'
import { classNames, galleryColumns } from '@bellows/ui'
import { GalleryFrame } from '../parts/gallery-frame.tsx'
import { GalleryPicture } from '../../kit/gallery/gallery-picture.tsx'
import { gridSizes } from '../parts/gallery-sizes.ts'
import { PictureBatches } from '../parts/picture-batches.tsx'
import * as css from './images-3.css.ts'
import type { Options } from './images-3.template.ts'

/** One ratio, exact rhythm. */
export function ImageGrid(options: Options) {
  const { columns, gap, orientation } = options
  const width = gap === 'none' ? 'wide' : 'content'
  const sizes = gridSizes(columns, width)
  const { m: t, d, xl } = galleryColumns(columns)
  const counts = { [css.columns.t]: `${t}`, [css.columns.d]: `${d}`, [css.columns.xl]: `${xl}` }
  return (
    <GalleryFrame options={options} width={width}>
      <PictureBatches options={options} firstRow={columns}>
        {(pictures) => (
          <ul
            className={classNames(css.list, css.gap[gap])}
            style={inlineVars(counts)}
            data-pairs={t === 2 || undefined}
          >
            {pictures.map(({ id, picture }) => (
              <li key={id} className={css.frames[orientation]}>
                <GalleryPicture {...picture} sizes={sizes} />
              </li>
            ))}
          </ul>
        )}
      </PictureBatches>
    </GalleryFrame>
  )
}
