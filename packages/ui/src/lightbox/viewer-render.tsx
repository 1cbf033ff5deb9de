import type { LightboxExternalProps } from 'yet-another-react-lightbox'
import {
  LightboxArrow,
  LightboxClose,
  LightboxCount,
  LightboxFullscreen,
  LightboxZoom,
} from './lightbox-controls.tsx'
import { LightboxPicture } from './lightbox-picture.tsx'

/** What stands in the library's places: our slide and our controls. */
export const viewerRender = (isAlone: boolean, onClose: () => void): LightboxExternalProps['render'] => ({
  slide: ({ slide, rect, offset, zoom = 1 }) =>
    slide.type === 'picture' ? (
      <LightboxPicture slide={slide} room={rect} scale={offset === 0 ? zoom : 1} />
    ) : undefined,
  controls: () => <LightboxCount />,
  buttonZoom: (state) => <LightboxZoom {...state} />,
  buttonFullscreen: (state) => <LightboxFullscreen {...state} />,
  buttonClose: () => <LightboxClose key="close" onClose={onClose} />,
  buttonPrev: () => (isAlone ? null : <LightboxArrow way="prev" />),
  buttonNext: () => (isAlone ? null : <LightboxArrow way="next" />),
})
