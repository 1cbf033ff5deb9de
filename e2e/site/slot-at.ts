import type { Page } from '@playwright/test'

/** Id of the slot of a service that starts at that hour in Chicago, as the service's dates tell it. */
export const slotAt = (page: Page, slug: string, clock: string): Promise<string> =>
  page.evaluate(
    async ([name, time]) => {
      const answer = await fetch(`/api/public/services/${name}/service-dates`, {
        headers: { 'X-Query-String': '1' },
      })
      const { data } = await answer.json()
      const format = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'America/Chicago',
        hour: '2-digit',
        minute: '2-digit',
      })
      const slots: { id: string; startTime: string }[] = data.serviceDates.flatMap(
        ({ slots: times }: { slots: unknown[] }) => times,
      )
      return slots.find(({ startTime }) => format.format(new Date(startTime)) === time)?.id ?? ''
    },
    [slug, clock] as const,
  )
