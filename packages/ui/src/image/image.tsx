import { sizesFor } from '@bellows/tokens'
import { preload } from 'react-dom'
import { Frame, type FrameProps } from './frame.tsx'
import * as css from './image.css.ts'
import { Photograph } from './photograph.tsx'
import {
  avifOf,
  hasVersions,
  isFetched,
  isPictureAddress,
  naturalRatio,
  srcSetOf,
  type PictureSource,
} from './picture-source.ts'
import { Placeholder } from './placeholder.tsx'
import { useAttempts } from './use-attempts.ts'

export type ImageProps = Omit<FrameProps, 'aspect' | 'as' | 'children'> & {
  source: PictureSource | null | undefined
  /** Columns per band for `sizesFor`, e.g. `c5·t4·m4`, or a whole `sizes` value. */
  sizes: string
  /** The first visible picture of the page: fetched at once and first, and preloaded. */
  priority?: boolean
  /** Place in its row; picks the placeholder. */
  index?: number
  /** Replaces the stored text; empty where the picture only decorates. */
  alt?: string
  /** Words stand on it: a missing picture leaves the placeholder's fill without its drawing. */
  isGround?: boolean
  loading?: 'eager' | 'lazy'
  fetchPriority?: 'high' | 'low' | 'auto'
}

/** A picture in its frame; a placeholder of the same shape where there is none or it does not come. */
export function Image({ source, index = 0, ...rest }: ImageProps) {
  if (!source || !isPictureAddress(source.url)) {
    const { sizes: _s, priority: _p, alt: _a, loading: _l, fetchPriority: _f, ...frame } = rest
    return <Placeholder index={index} {...frame} />
  }
  return <Print key={source.url} {...rest} source={source} index={index} />
}

type PrintProps = ImageProps & { source: PictureSource; index: number }

function Print({ source, sizes, index, ...props }: PrintProps) {
  const { alt = source.alt ?? '', priority, isGround, loading: _l, fetchPriority: _f, ...frame } = props
  const imageSizes = sizesFor(sizes)
  const { attempt, aspect: come, onFail, onCome } = useAttempts(hasVersions(source) ? 'versions' : 'original')
  const aspect = naturalRatio(source.width, source.height) ?? come
  if (priority) preloadFirst(source, imageSizes)
  if (attempt === 'broken') {
    const missing = { index, isGround, aspect, ...frame }
    return <Placeholder data-broken="" caption={alt} {...missing} />
  }
  const photograph = (
    <Photograph
      key={attempt}
      source={source}
      hasVersions={attempt === 'versions'}
      {...urgencyOf(props)}
      sizes={imageSizes}
      alt={alt}
      onFail={onFail}
      onCome={onCome}
    />
  )
  const place = { ...fitOf(source), aspect, ...frame }
  const overlay = source.overlay ?? 0
  if (!(overlay > 0))
    return (
      <Frame as="picture" {...place}>
        {photograph}
      </Frame>
    )
  return (
    <Frame {...place}>
      <picture className={css.veiled}>{photograph}</picture>
      <Veil overlay={overlay} />
    </Frame>
  )
}

const urgencyOf = ({ priority, loading, fetchPriority }: Partial<ImageProps>) => ({
  loading: loading ?? (priority ? 'eager' : 'lazy'),
  fetchPriority: fetchPriority ?? (priority ? 'high' : undefined),
})

const fitOf = ({ objectFit }: PictureSource) => ({
  'data-fit': objectFit,
  'data-surface': objectFit === 'contain' ? 'secondary' : undefined,
})

function Veil({ overlay }: { overlay: number }) {
  return <span aria-hidden="true" className={css.veil} style={{ opacity: Math.min(overlay, 100) / 100 }} />
}

function preloadFirst(source: PictureSource, imageSizes: string): void {
  if (!isFetched(source.url)) return
  const best = avifOf(source)
  const imageSrcSet = best?.srcSet ?? srcSetOf(source)
  preload(source.url, {
    as: 'image',
    fetchPriority: 'high',
    ...(imageSrcSet ? { imageSrcSet, imageSizes } : {}),
    ...(best ? { type: best.type } : {}),
  })
}
