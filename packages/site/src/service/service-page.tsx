import type { Service, Slot } from '@bellows/domain'
import type { BookingBase } from '../booking/flow/flow.ts'
import { LaterStyles } from '../pages/later-styles.tsx'
import { PageBody, Slots, useWholePage } from '../pages/page-frame.tsx'
import type { ServicePageData } from './load-service.ts'
import { PanelSlot } from './panel-slot.tsx'

type ServicePageProps = Readonly<{
  base: BookingBase
  service: Service
  data: ServicePageData
  /** The one time that this address stands for, where it stands for one. */
  slot?: Slot
  wantedDay?: string | null
}>

/** A service: the blocks of its page around the panel that books it. */
export function ServicePage({ base, service, data, slot, wantedDay = null }: ServicePageProps) {
  const { pageKey, page, ...panel } = data
  const whole = useWholePage({ pageKey, page })
  const [first, ...rest] = whole.contents
  return (
    <PageBody page={whole}>
      {first && <Slots blocks={[first]} area="content" />}
      {first && <LaterStyles />}
      <PanelSlot
        {...base}
        key={base.id}
        service={service}
        {...panel}
        {...(slot && { offer: slot })}
        wantedDay={wantedDay}
      />
      <Slots blocks={rest} area="content" />
    </PageBody>
  )
}
