import { isDiscountLive, type ServiceSummary } from '@bellows/domain'
import { useHost, type ServicesAnswer } from '../../kit/host.tsx'
import { asksNothing, queryOf, type ListOptions } from './list-query.ts'
import { useSamples } from './use-samples.ts'

const nothing: ServicesAnswer = { state: 'ready', services: [] }

export type ListContent = Readonly<
  | { state: 'cards'; services: readonly ServiceSummary[]; isSample: boolean; hasDeadline: boolean }
  | { state: 'pending' }
  | { state: 'failed'; retry: () => void }
  | { state: 'empty' }
>

/** What a list shows: its services, samples of some in an empty preview, or what came in their place. */
export function useServices(options: ListOptions): ListContent {
  const host = useHost()
  const samples = useSamples()
  const answer = asksNothing(options) ? nothing : host.services(queryOf(options))
  if (answer.state !== 'ready') return answer
  const { services } = answer
  if (services.length > 0)
    return {
      state: 'cards',
      services,
      isSample: false,
      hasDeadline: hasDeadline(services, Date.parse(host.now)),
    }
  return host.isPreview
    ? { state: 'cards', services: samples, isSample: true, hasDeadline: false }
    : { state: 'empty' }
}

/** Whether a price in the list ends by the clock. */
export const hasDeadline = (services: readonly ServiceSummary[], now: number): boolean =>
  services.some(({ packages }) =>
    packages.some(({ discount }) => discount !== null && isDiscountLive(discount, now)),
  )
