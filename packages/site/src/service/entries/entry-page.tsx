import { SectionBoundary, useHost } from '@bellows/sections'
import type { Service } from '@bellows/domain'
import { useRef, type ReactNode } from 'react'
import { BookingShell } from '../../booking/booking-shell.tsx'
import { Awake } from '../../pages/awake.tsx'
import type { FramedPage } from '../../pages/page-data.ts'
import { PhoneBar } from '../phone-bar/phone-bar.tsx'
import { ServicePage } from '../service-page.tsx'

type EntryPageProps = Readonly<{
  framed: FramedPage
  service: Service
  children: ReactNode
}>

/** The service page around a panel of the visitor's own, which starts at once: the server knows nothing of it. */
export function EntryPage({ framed, service, children }: EntryPageProps) {
  return (
    <ServicePage framed={framed} isFirst>
      <Slot service={service}>{children}</Slot>
    </ServicePage>
  )
}

const PANEL = 'panel'

function Slot({ service, children }: Pick<EntryPageProps, 'service' | 'children'>) {
  const region = useRef<HTMLDivElement>(null)
  const { reportCrash } = useHost()
  return (
    <div ref={region}>
      <div data-block={PANEL} data-booking-panel="" data-wait="" suppressHydrationWarning>
        <SectionBoundary onCrash={(error) => reportCrash(PANEL, error)}>
          <BookingShell>{children}</BookingShell>
          <Awake blockId={PANEL} />
        </SectionBoundary>
      </div>
      <PhoneBar region={region} service={service} />
    </div>
  )
}
