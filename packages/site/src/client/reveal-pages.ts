import type { AnyRouter } from '@tanstack/react-router'
import { framedOf, loadPageFrame } from '../pages/framed-page.ts'

/** What is below the window rises as the visitor comes to it, on this page and on those that follow. */
export function revealPages(router: AnyRouter): void {
  let stop: (() => void) | undefined
  let shown = 0
  const start = async () => {
    shown += 1
    const page = shown
    stop?.()
    stop = undefined
    const content = document.getElementById('content')
    // Booking screens have nothing that rises, and need not have the code for it.
    if (!content || !framedOf(router.state.matches)) return
    const { revealSections } = await loadPageFrame()
    if (page === shown) stop = revealSections(content)
  }
  void start()
  router.subscribe('onRendered', () => void start())
}
