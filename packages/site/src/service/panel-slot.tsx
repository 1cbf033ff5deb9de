import { tracked } from '@bellows/sections'
import { Suspense, use, useRef, useState } from 'react'
import { firstPage } from '../client/first-page.ts'
import { Awake } from '../pages/awake.tsx'
import { loadPanel, loadPanelAwake } from './load-panel.ts'
import type { BookingPanel, BookingPanelProps } from './panel/booking-panel.tsx'
import { PhoneBar } from './phone-bar/phone-bar.tsx'

/** The place of the panel: the server's drawing stands until the visitor turns to it. */
export function PanelSlot(props: BookingPanelProps) {
  const region = useRef<HTMLDivElement>(null)
  const { service, wantedDay } = props
  const [panel] = useState(() =>
    firstPage.isShown
      ? tracked(loadPanelAwake({ isWanted: Boolean(wantedDay), isEmpty: !service.isMiniSession }))
      : loadPanel(),
  )
  return (
    <div ref={region}>
      <div data-block="panel" data-panel="" data-wait="" suppressHydrationWarning>
        <Suspense>
          <Drawn panel={panel} {...props} />
        </Suspense>
      </div>
      <PhoneBar region={region} service={service} />
    </div>
  )
}

type DrawnProps = BookingPanelProps & Readonly<{ panel: Promise<{ BookingPanel: typeof BookingPanel }> }>

function Drawn({ panel, ...props }: DrawnProps) {
  const { BookingPanel: Panel } = use(panel)
  return (
    <>
      <Panel {...props} />
      <Awake />
    </>
  )
}
