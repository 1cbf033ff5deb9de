import type { Browser } from 'playwright'
import { book } from '../../e2e/site/book-in-full.ts'
import { PHONE, type StorageState } from './measure.ts'

type Visited = Readonly<{ name: string; path: string; held: StorageState }>

/** What a visitor may come back to after booking, by the last part of its address. */
const followUps = {
  questionnaire: 'questionnaire of what is booked',
  payments: 'payments of what is booked',
  'sign-contract': 'contract of what is booked',
}

/** Books a service whole, and looks at each of its pages with what a browser keeps by then, so that it opens for real. */
export async function walkBooking(
  browser: Browser,
  service: string,
  look: (page: Visited) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE })
  try {
    const page = await context.newPage()
    const visit = async (name: string) =>
      look({ name, path: new URL(page.url()).pathname, held: await context.storageState() })
    const { finish } = await book(page, { service, look: visit })
    const held = await context.storageState()
    for (const [part, name] of Object.entries(followUps))
      await look({ name, path: `${finish}/${part}`, held })
  } finally {
    await context.close()
  }
}
