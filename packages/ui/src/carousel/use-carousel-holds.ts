import { useEffect } from 'react'
import { isAutoplayHeld, onAutoplayHold } from '../autoplay/autoplay-hold.ts'
import { isMotionReduced } from '../media-query/reduced-motion.ts'
import type { Hold } from './carousel-state.ts'
import { isHalfInView, viewSteps } from './in-view.ts'

type Actions = Readonly<{
  pause: () => void
  hold: (hold: Hold) => void
  release: (hold: Hold) => void
}>

/** Written out, like that of less motion. */
const HOVERS = '(hover: hover)'

const isPointedAt = (root: HTMLElement): boolean =>
  window.matchMedia(HOVERS).matches && root.matches(':hover')

/** Wakes autoplay once the page is live and rests it while the carousel cannot be seen. */
export function useCarouselHolds(root: HTMLElement | null, actions: Actions) {
  useEffect(() => {
    if (!root) return undefined
    const set = (hold: Hold, isOn: boolean) => (isOn ? actions.hold(hold) : actions.release(hold))
    const onVisibility = () => set('hidden', document.hidden)
    const onLightbox = () => set('lightbox', isAutoplayHeld())
    const observer = new IntersectionObserver((entries) => set('away', !entries.some(isHalfInView)), {
      threshold: viewSteps,
    })
    observer.observe(root)
    document.addEventListener('visibilitychange', onVisibility)
    const stopListening = onAutoplayHold(onLightbox)
    onVisibility()
    onLightbox()
    // Who was there before the page was live has entered nothing since.
    if (isPointedAt(root)) actions.hold('hover')
    if (root.contains(document.activeElement)) actions.hold('focus')
    if (isMotionReduced()) actions.pause()
    actions.release('asleep')
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
      stopListening()
      actions.hold('asleep')
    }
  }, [root, actions])
}
