import { book } from '../site/book-in-full.ts'
import { changes, slugOf } from '../site/clock-changes.ts'
import { expect, test } from '../site/console-watch.ts'

test('both changes of the clock are among the days', () => {
  expect(changes.map(({ season }) => season).toSorted()).toEqual(['autumn', 'spring'])
})

for (const { season, day, time, zone } of changes)
  test(`on the day in ${season} when the clocks change a time is the studio’s own, from the picker to the calendar`, async ({
    page,
  }) => {
    const [clock, half] = time.split(' ')
    // Once a package is chosen the end stands there, too.
    const when = new RegExp(`${clock}(?:\\s${half}|(?:\\s${half})? to \\d+:\\d+\\s${half})\\s${zone}`)
    await book(page, {
      service: `/services/${slugOf(season)}`,
      time,
      look: async (step) => {
        if (step !== 'finish') await expect(page.getByText(when).first()).toBeVisible()
      },
    })
    await expect(page.getByText(when).first()).toBeVisible()
    const file = await page.getByRole('link', { name: 'Download .ics' }).getAttribute('href')
    const calendar = decodeURIComponent(file ?? '')
    const start = /DTSTART:(\d{8}T\d{6})Z/.exec(calendar)?.[1] ?? ''
    expect(start).toBe(`${day.replaceAll('-', '')}T080000`)
  })
