import type { Locator, Page } from '@playwright/test'

/** A screen's own heading. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** The button that leads on; it may say with which total. */
export const onward = (page: Page): Locator => page.getByRole('button', { name: /^Continue/ })
