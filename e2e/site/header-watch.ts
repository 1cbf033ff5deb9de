import type { Page } from '@playwright/test'

/** Watches the header from now on, at every frame: whether it was ever another one, or none. */
export const watchHeader = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector('header')
    const seen = new Set<string>()
    Object.assign(window, { headersSeen: seen })
    const look = () => {
      const now = document.querySelector('header')
      // One of two decks has no box of its own around them.
      const isSeen = now?.checkVisibility() || now?.firstElementChild?.checkVisibility()
      seen.add(now === first && isSeen ? 'the same' : 'another')
      requestAnimationFrame(look)
    }
    look()
  })

/** What was seen of it since. */
export const headersSeen = (page: Page) =>
  page.evaluate(() => Array.from((window as { headersSeen?: Set<string> }).headersSeen ?? []))
