import { followSteps } from '../site/book-in-full.ts'
import { idOf, SERVICE } from '../site/letters.ts'
import { slotAt } from '../site/slot-at.ts'
import { look, visit, type Watched } from './crawl.ts'
import { HELD, HELD_AT } from './held-service.ts'

/** When the time starts that the waitlist's guest is kept. */
const KEPT_AT = '10:00'

type Report = (what: string, found: readonly string[]) => void

/** A time that is kept by its link, then one that is held by its own, and every step of its booking. */
export async function judgeHeldTimes(watched: Watched, origin: string, report: Report): Promise<void> {
  const { page } = watched
  const [kept, held] = [await slotAt(page, SERVICE, KEPT_AT), await slotAt(page, HELD, HELD_AT)]
  report('/reserved', await visit(watched, `${origin}/reserved/${kept}#${idOf('offer')}`))
  report('/slots', await visit(watched, `${origin}/slots/${held}`))
  await page.locator('[data-booking-panel] [data-needs-script] button').first().click()
  await followSteps(page, {
    takesAddon: true,
    look: async (step) => report(`/slots with a time held: ${step}`, await look(watched)),
  })
}
