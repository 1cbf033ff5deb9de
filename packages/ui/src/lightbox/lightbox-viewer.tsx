import { useLingui } from '@lingui/react/macro'
import { motionMs } from '@bellows/tokens'
import { useMemo, useRef } from 'react'
import { Lightbox, type FullscreenRef, type ZoomRef } from 'yet-another-react-lightbox'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { PictureSource } from '../image/picture-source.ts'
import { viewer } from './lightbox.css.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { viewerRender } from './viewer-render.tsx'

/** Largest zoom, in sizes of the picture as it fits the window. */
const MAX_ZOOM = 3
/** What looks unzoomed is: else a swipe moves the picture by a few pixels, not to the next. */
const HARDLY_ZOOMED = 1.1
/** Filled in by the library, slide by slide. */
const places = ['{index}', '{total}'] as const
const animation = { fade: 0, swipe: motionMs.slide, navigation: motionMs.slide, zoom: motionMs.slide }
const plugins = [Fullscreen, Zoom]
/** The dialog around has the role and the name. */
const unnamed = { role: undefined, 'aria-modal': undefined, 'aria-label': undefined }

export type LightboxViewerProps = Readonly<{
  pictures: readonly PictureSource[]
  index: number
  still: string | undefined
  onView: (index: number) => void
  onClose: () => void
}>

function useLabels() {
  const { t } = useLingui()
  const [position, count] = places
  return {
    Carousel: t`carousel`,
    Slide: t`slide`,
    'Photo gallery': t`Pictures`,
    '{index} of {total}': t`${position} of ${count}`,
  }
}

/** Our counter says each picture, so that the library's own live region would say it again. */
function begin(host: HTMLElement | null) {
  host?.querySelector('.yarl__carousel')?.setAttribute('aria-live', 'off')
  host?.querySelector<HTMLElement>('[data-lightbox-close]')?.focus()
}

/** The library's viewer inside the dialog, with our controls. */
export function LightboxViewer({ pictures, index, still, onView, onClose }: LightboxViewerProps) {
  const host = useRef<HTMLDivElement>(null)
  const zoom = useRef<ZoomRef>(null)
  const fullscreen = useRef<FullscreenRef>(null)
  const onKeyDown = useViewerKeys(zoom, fullscreen)
  const slides = useMemo(
    () =>
      pictures.map((picture, i) => ({
        type: 'picture' as const,
        picture,
        still: i === index ? still : undefined,
      })),
    [pictures, index, still],
  )
  const isAlone = pictures.length < 2
  const settle = () => {
    const { current } = zoom
    if (current && current.zoom > 1 && current.zoom < HARDLY_ZOOMED) current.changeZoom(1)
  }
  return (
    <div ref={host} className={viewer} onTouchEnd={settle}>
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={slides}
        plugins={plugins}
        portal={{ root: () => host.current, container: { ...unnamed, onKeyDown } }}
        noScroll={{ disabled: true }}
        controller={{ focus: false, closeOnEscape: false, closeOnPullDown: true, closeOnBackdropClick: true }}
        carousel={{ finite: isAlone, padding: 0, preload: 1 }}
        animation={animation}
        zoom={{ ref: zoom, supports: ['picture'], maxZoom: MAX_ZOOM }}
        fullscreen={{ ref: fullscreen }}
        labels={useLabels()}
        on={{
          view: (seen) => onView(seen.index),
          entered: () => begin(host.current),
        }}
        render={viewerRender(isAlone, onClose)}
      />
    </div>
  )
}
