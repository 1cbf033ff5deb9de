import { inlineVars } from '@bellows/tokens'
import { classNames, galleryColumns } from '@bellows/ui'
import { leavesOne, sharedTracks, spanIn, type ColumnCount } from '../../kit/none-alone.ts'
import { GalleryFrame } from '../parts/gallery-frame.tsx'
import { GalleryPicture } from '../../kit/gallery/gallery-picture.tsx'
import { gridSizes } from '../parts/gallery-sizes.ts'
import { PictureBatches } from '../parts/picture-batches.tsx'
import * as css from './images-3.css.ts'
import type { Options } from './images-3.template.ts'

/** Rows that share what would be left over hold two or three. */
const PAIRS = 2

/** Whether a picture stands in the rows that share what would be left over, in one window or another. */
const isShared = (index: number, count: number, windows: readonly number[]) =>
  windows.some((columns) => leavesOne(count, columns) && index >= count - columns - 1)

/** One ratio, exact rhythm. */
export function ImageGrid(options: Options) {
  const { columns, gap, orientation } = options
  const width = gap === 'none' ? 'wide' : 'content'
  const sizes = gridSizes(columns, width)
  const wider = gridSizes(Math.min(columns, PAIRS), width)
  const { m: t, d, xl } = galleryColumns(columns)
  const [onDesk, onWide] = [d, xl] as readonly ColumnCount[] as [ColumnCount, ColumnCount]
  const counts = {
    [css.columns.t]: `${t}`,
    [css.columns.d]: `${sharedTracks[onDesk]}`,
    [css.columns.xl]: `${sharedTracks[onWide]}`,
    [css.span.d]: `${spanIn(onDesk)}`,
    [css.span.xl]: `${spanIn(onWide)}`,
  }
  return (
    <GalleryFrame options={options} width={width}>
      <PictureBatches options={options} firstRow={columns}>
        {(pictures) => (
          <ul
            className={classNames(css.list, css.gap[gap])}
            style={inlineVars(counts)}
            data-pairs={t === 2 || undefined}
            data-desktop={d}
            data-wide={xl}
          >
            {pictures.map(({ id, picture }, index) => (
              <li key={id} className={css.frames[orientation]}>
                <GalleryPicture
                  {...picture}
                  sizes={isShared(index, pictures.length, [d, xl]) ? wider : sizes}
                />
              </li>
            ))}
          </ul>
        )}
      </PictureBatches>
    </GalleryFrame>
  )
}
