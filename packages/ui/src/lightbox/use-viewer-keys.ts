import type { KeyboardEvent, RefObject } from 'react'
import type { FullscreenRef, ZoomRef } from 'yet-another-react-lightbox'

/** The keys that the library leaves out: 0 for the fitted size, = like +, F for fullscreen. */
export function useViewerKeys(zoom: RefObject<ZoomRef | null>, fullscreen: RefObject<FullscreenRef | null>) {
  const toggleFullscreen = () => {
    const state = fullscreen.current
    if (!state || state.disabled) return
    if (state.fullscreen) state.exit()
    else state.enter()
  }
  const actions: Record<string, () => void> = {
    '0': () => zoom.current?.changeZoom(1),
    '=': () => zoom.current?.zoomIn(),
    f: toggleFullscreen,
  }
  return (event: KeyboardEvent) => {
    const act = actions[event.key.toLowerCase()]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
