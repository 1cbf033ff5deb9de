import type { Slot } from '@bellows/domain'
import { PageFrame, Slots, useWholePage } from '../pages/page-frame.tsx'
import type { ServicePageData } from './load-service.ts'
import { ServicePanel } from './panel/service-panel.tsx'

type ServicePageProps = Readonly<{
  data: ServicePageData
  /** The one time that this address stands for, where it stands for one. */
  slot?: Slot
  wantedDay?: string | null
}>

/** A service: the blocks of its page around the panel that books it. */
export function ServicePage({ data, slot, wantedDay = null }: ServicePageProps) {
  const { pageKey, page, ...panel } = data
  const whole = useWholePage(pageKey, page)
  const [first, ...rest] = whole.contents
  return (
    <PageFrame page={whole}>
      {first && <Slots blocks={[first]} area="content" />}
      <ServicePanel {...panel} {...(slot && { offer: slot })} wantedDay={wantedDay} />
      <Slots blocks={rest} area="content" />
    </PageFrame>
  )
}
