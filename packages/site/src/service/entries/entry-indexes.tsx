import { getRouteApi } from '@tanstack/react-router'
import { EntryPage } from './entry-page.tsx'
import { InquiryPanel } from './inquiry-panel.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { ReservedPanel } from './reserved-panel.tsx'

const reservedRoute = getRouteApi('/booking/reserved/$slotId')
const reservedIndex = getRouteApi('/booking/reserved/$slotId/')
const pendingRoute = getRouteApi('/booking/pending/$orderId')
const pendingIndex = getRouteApi('/booking/pending/$orderId/')
const inquiryRoute = getRouteApi('/booking/inquiries/$inquiryId')
const inquiryIndex = getRouteApi('/booking/inquiries/$inquiryId/')

/** `/reserved/{slotId}`. */
export function ReservedIndex() {
  const { slotId } = reservedRoute.useParams()
  const { service } = reservedRoute.useLoaderData()
  const { pageKey, page, title: _title, ...panel } = reservedIndex.useLoaderData()
  return (
    <EntryPage key={slotId} framed={{ pageKey, page }} service={service}>
      <ReservedPanel slotId={slotId} service={service} {...panel} />
    </EntryPage>
  )
}

/** `/pending/{orderId}`. */
export function PendingIndex() {
  const { orderId } = pendingRoute.useParams()
  const { service } = pendingRoute.useLoaderData()
  const { pageKey, page, title: _title, ...panel } = pendingIndex.useLoaderData()
  return (
    <EntryPage key={orderId} framed={{ pageKey, page }} service={service}>
      <PendingPanel orderId={orderId} service={service} {...panel} />
    </EntryPage>
  )
}

/** `/inquiries/{inquiryId}`. */
export function InquiryIndex() {
  const { inquiryId } = inquiryRoute.useParams()
  const { service } = inquiryRoute.useLoaderData()
  const { pageKey, page, title: _title, ...panel } = inquiryIndex.useLoaderData()
  return (
    <EntryPage key={inquiryId} framed={{ pageKey, page }} service={service}>
      <InquiryPanel inquiryId={inquiryId} service={service} {...panel} />
    </EntryPage>
  )
}
