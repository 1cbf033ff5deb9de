import { useLingui } from '@lingui/react/macro'
import { useController, useLightboxState, type FullscreenRef, type ZoomRef } from 'yet-another-react-lightbox'
import { twoDigits } from '../counter/two-digits.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import * as css from './lightbox.css.ts'

export function LightboxCount() {
  const { t } = useLingui()
  const { currentIndex, slides } = useLightboxState()
  const position = currentIndex + 1
  const count = slides.length
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {twoDigits(position)} / {twoDigits(count)}
      </span>
      <LiveRegion message={t`Image ${position} of ${count}`} />
    </>
  )
}

export function LightboxZoom({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }: ZoomRef) {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        icon="zoom-out"
        tone="picture"
        label={t`Zoom out`}
        isDisabled={disabled || zoom <= minZoom}
        onClick={zoomOut}
      />
      <IconButton
        icon="zoom-in"
        tone="picture"
        label={t`Zoom in`}
        isDisabled={disabled || zoom >= maxZoom}
        onClick={zoomIn}
      />
    </>
  )
}

export function LightboxFullscreen({ fullscreen, enter, exit }: FullscreenRef) {
  const { t } = useLingui()
  return fullscreen ? (
    <IconButton icon="fullscreen-exit" tone="picture" label={t`Leave fullscreen`} onClick={exit} />
  ) : (
    <IconButton icon="fullscreen" tone="picture" label={t`Fullscreen`} onClick={enter} />
  )
}

export function LightboxClose({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useLingui()
  return <IconButton icon="close" tone="picture" label={t`Close`} data-lightbox-close="" onClick={onClose} />
}

export function LightboxArrow({ way }: Readonly<{ way: 'prev' | 'next' }>) {
  const { t } = useLingui()
  const { prev, next } = useController()
  return way === 'prev' ? (
    <IconButton
      icon="arrow-left"
      tone="picture"
      label={t`Previous image`}
      className={css.arrows.prev}
      onClick={() => prev()}
    />
  ) : (
    <IconButton
      icon="arrow-right"
      tone="picture"
      label={t`Next image`}
      className={css.arrows.next}
      onClick={() => next()}
    />
  )
}
