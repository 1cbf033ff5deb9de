import type { Page } from '@playwright/test'

/** Goes to a page by a link, as the site's own links do, wherever the page has one. */
export const followTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, path)
