import { isDay } from '@bellows/domain'
import { getRouteApi, useSearch } from '@tanstack/react-router'
import type { FramedPage } from '../pages/page-data.ts'
import { PanelSlot } from './panel-slot.tsx'
import { ServicePage } from './service-page.tsx'

const serviceRoute = getRouteApi('/booking/services/$slug')
const serviceIndex = getRouteApi('/booking/services/$slug/')
const slotRoute = getRouteApi('/booking/slots/$slotId')
const slotIndex = getRouteApi('/booking/slots/$slotId/')

/** The day `YYYY-MM-DD` that an address asks for with `?date=`. */
const useWantedDay = (): string | null =>
  useSearch({
    strict: false,
    select: ({ date }: { date?: unknown }) => (typeof date === 'string' && isDay(date) ? date : null),
  })

const asDrawn = ({ isAsDrawn }: Pick<FramedPage, 'isAsDrawn'>) => isAsDrawn && { isAsDrawn }

/** `/services/{slug}`. */
export function ServiceIndex() {
  const { slug } = serviceRoute.useParams()
  const { service } = serviceRoute.useLoaderData()
  const { pageKey, page, ...panel } = serviceIndex.useLoaderData()
  return (
    <ServicePage framed={{ pageKey, page, ...asDrawn(panel) }}>
      <PanelSlot
        key={slug}
        prefix="services"
        id={slug}
        service={service}
        {...panel}
        wantedDay={useWantedDay()}
      />
    </ServicePage>
  )
}

/** `/slots/{slotId}`. */
export function SlotIndex() {
  const { slotId } = slotRoute.useParams()
  const { service, slot } = slotRoute.useLoaderData()
  const { pageKey, page, ...panel } = slotIndex.useLoaderData()
  return (
    <ServicePage framed={{ pageKey, page, ...asDrawn(panel) }} isFirst>
      <PanelSlot key={slotId} prefix="slots" id={slotId} service={service} {...panel} offer={slot} />
    </ServicePage>
  )
}
