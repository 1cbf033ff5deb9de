import { SectionBoundary, tracked, useHost } from '@bellows/sections'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import { firstPage } from '../client/first-page.ts'
import type { FramedPage } from '../pages/page-data.ts'
import { Awake } from '../pages/awake.tsx'
import { CodeMissing } from '../pages/code-missing.tsx'
import { missedPress } from '../pages/missed-press.ts'
import { Standing } from '../pages/standing.tsx'
import { loadPanel, loadPanelAwake, loadPanelOnLine } from './load-panel.ts'
import type { BookingPanel, BookingPanelProps } from './panel/booking-panel.tsx'
import { PhoneBar } from './phone-bar/phone-bar.tsx'

/** The panel as a block among the page's. */
const PANEL = 'panel'

/**
 * What is to be said of a time that a link leads to, and the server's drawing does not: that others are offered in its
 * place, or which hour it is on the visitor's own clock.
 */
const needsWords = (offer: BookingPanelProps['offer'], timeZone: string): boolean =>
  offer !== undefined &&
  (offer.status !== 'AVAILABLE' || Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone)

/** The place of the panel: the server's drawing stands until the visitor turns to it. */
export function PanelSlot({ isAsDrawn, ...props }: BookingPanelProps & Pick<FramedPage, 'isAsDrawn'>) {
  const region = useRef<HTMLDivElement>(null)
  const { service, wantedDay, offer } = props
  const { reportCrash, business } = useHost()
  const [isHydrating] = useState(firstPage.isShown || isAsDrawn === true)
  const [missed] = useState(missedPress)
  const [panel] = useState(() => {
    const isEmpty = !service.isMiniSession
    if (isAsDrawn) return tracked(loadPanelOnLine({ isEmpty }))
    if (!isHydrating) return loadPanel()
    return tracked(
      loadPanelAwake({
        isWanted: Boolean(wantedDay) || needsWords(offer, business.timeZone),
        isEmpty,
        report: (error) => reportCrash(PANEL, error),
        answer: missed.tell,
      }),
    )
  })
  useEffect(() => void panel.then(missed.end, missed.end), [panel, missed])
  const standIn = isHydrating && <Standing blockId={PANEL} />
  return (
    <div ref={region}>
      <div data-block={PANEL} data-booking-panel="" data-wait="" suppressHydrationWarning>
        <SectionBoundary onCrash={(error) => reportCrash(PANEL, error)} standIn={standIn}>
          <Suspense fallback={standIn}>
            <Drawn panel={panel} {...props} />
          </Suspense>
        </SectionBoundary>
      </div>
      <CodeMissing missed={missed} />
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
      <Awake blockId={PANEL} />
    </>
  )
}
