import type { ListOptions } from './list-query.ts'
import { useMinute } from './use-minute.ts'
import { useServices } from './use-services.ts'

/** What a list shows, and the moment (milliseconds) that its prices are of. */
export function useList(options: ListOptions) {
  const content = useServices(options)
  const now = useMinute(options.showPrice && content.state === 'cards' && content.hasDeadline)
  return { content, now }
}
