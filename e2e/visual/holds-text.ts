import type { Page } from '@playwright/test'

/** The narrowest window that layouts are promised for. */
export const NARROW = { width: 320, height: 700 }
/** English a third longer. */
export const LONG = 'en-XA'

/** What does not hold its text in a story, or in what a story has opened; all is well when it is nothing. */
export const textFaults = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll(
        'body > :not([class*="sb-"]) :is(button, a, label, legend, h1, h2, h3, h4)',
      ),
    ]
    return {
      overhang: document.documentElement.scrollWidth - innerWidth,
      cut: controls
        .filter((part) => getComputedStyle(part).overflowX !== 'visible' && part.clientWidth > 1)
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.textContent),
    }
  })

export const noFaults = { overhang: 0, cut: [] }
