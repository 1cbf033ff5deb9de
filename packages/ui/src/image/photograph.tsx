import { useCallback, useEffect, useRef, type ComponentProps } from 'react'
import * as css from './image.css.ts'
import { avifOf, naturalRatio, positionOf, srcSetOf, type PictureSource } from './picture-source.ts'

type PhotographProps = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'sizes'> & {
  alt: string
  source: PictureSource
  /** With its formats and sizes, or the stored file alone. */
  hasVersions: boolean
  onFail: () => void
  /** Called with the natural ratio. */
  onCome: (aspect: string | undefined) => void
}

/**
 * What stands in a `picture` element. It looks at the image once after mounting, since it may have come or failed before
 * hydration, when no listener was there yet.
 */
export function Photograph({ source, hasVersions, sizes, alt, onFail, onCome, ...img }: PhotographProps) {
  const image = useRef<HTMLImageElement>(null)
  const come = useCallback(
    () => onCome(naturalRatio(image.current?.naturalWidth, image.current?.naturalHeight)),
    [onCome],
  )
  useEffect(() => {
    if (!image.current?.complete) return
    if (image.current.naturalWidth === 0) onFail()
    else come()
  }, [come, onFail])
  const avif = hasVersions ? avifOf(source) : undefined
  // A browser without AVIF is older than the sizes are worth: it takes the stored JPEG.
  const srcSet = hasVersions && !avif ? srcSetOf(source) : undefined
  return (
    <>
      {avif && <source {...avif} sizes={sizes} />}
      <img
        ref={image}
        className={css.photograph}
        alt={alt}
        decoding="async"
        width={source.width}
        height={source.height}
        style={{ objectPosition: positionOf(source.position) }}
        onError={onFail}
        onLoad={come}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        {...img}
        src={source.url}
      />
    </>
  )
}
