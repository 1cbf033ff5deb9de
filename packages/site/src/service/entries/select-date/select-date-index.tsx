import { getRouteApi, useSearch } from '@tanstack/react-router'
import { EntryLink } from '../../../booking/queries.ts'
import { EntryPage } from '../entry-page.tsx'
import { SelectDate } from './select-date.tsx'

const route = getRouteApi('/booking/select-date/$orderId')
const index = getRouteApi('/booking/select-date/$orderId/')

const SHOOT = /^shoot-([1-9]|1\d|20)$/

/** The shoot of a combination that the address names with `?shoot=`. */
const useShootId = (): string | null =>
  useSearch({
    strict: false,
    select: ({ shoot }: { shoot?: unknown }) =>
      typeof shoot === 'string' && SHOOT.test(shoot) ? shoot : null,
  })

/** `/select-date/{orderId}`. */
export function SelectDateIndex() {
  const { orderId } = route.useParams()
  const { service } = route.useLoaderData()
  const { pageKey, page, dates } = index.useLoaderData()
  const shootId = useShootId()
  const moved = { id: orderId, ...(shootId && { shootId }) }
  return (
    <EntryPage key={`${orderId} ${shootId}`} framed={{ pageKey, page }} service={service}>
      <EntryLink value={orderId}>
        <SelectDate moved={moved} service={service} dates={dates} />
      </EntryLink>
    </EntryPage>
  )
}
