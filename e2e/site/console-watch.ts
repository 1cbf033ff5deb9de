import { test as base, expect, type Page } from '@playwright/test'
import { studioOf, urlOf } from './studios.ts'

/** What Chromium prints for every answer that refuses; a test that brings one about says so. */
const REFUSED = /the server responded with a status of (\d+)/

/** What Chromium prints, sometimes late, for every request while a test has taken the line away. */
const WITHOUT_LINE = 'net::ERR_INTERNET_DISCONNECTED'

/** A page that fails the test when the browser says anything was wrong: errors, warnings, refused by policy. */
export const test = base.extend<{ refusals: readonly number[]; complaints: string[] }>({
  baseURL: async ({}, give, { file }) => give(urlOf(studioOf(file))),
  refusals: [[], { option: true }],
  complaints: [
    async ({ page, refusals }, use) => {
      const complaints: string[] = []
      const isExpected = (text: string) =>
        text.includes(WITHOUT_LINE) || refusals.includes(Number(REFUSED.exec(text)?.[1]))
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const isBad = ['error', 'warning'].includes(message.type())
        if (isBad && !isExpected(message.text())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** The module that starts the client; routed to nowhere, the server's page stands alone. */
export const clientScript = '**/assets/entry-client*.js'

/** Milliseconds between two looks, which do not wait for a frame. */
const OFTEN = 50

/** The client has begun to answer for the page's links and its history. */
export const clientStarted = (page: Page) =>
  page.waitForFunction(() => 'isRouted' in window, null, { polling: OFTEN })
