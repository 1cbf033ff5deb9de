import type { Locator, Page } from '@playwright/test'

/** What is shown, beside the region that speaks it. */
export const shown = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).and(page.locator(':not([role="status"])'))
