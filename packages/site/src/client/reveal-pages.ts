import { revealSections } from '@bellows/sections'
import type { AnyRouter } from '@tanstack/react-router'

/** What is below the window rises as the visitor comes to it, on this page and on those that follow. */
export function revealPages(router: AnyRouter): void {
  let stop: (() => void) | undefined
  const start = () => {
    stop?.()
    const content = document.getElementById('content')
    stop = content ? revealSections(content) : undefined
  }
  start()
  router.subscribe('onRendered', start)
}
