import { Finish } from '../../shoots/finish/finish.tsx'
import type { Shown } from '../shown.ts'
import { SAMPLE_ORDER } from '../samples/sample-booking.ts'
import { SampleWorld } from './sample-world.tsx'

/** What stands at the end of a booking. */
export function FinishScreen({ business }: Readonly<{ business: Shown['business'] }>) {
  return (
    <SampleWorld business={business} stage="booked">
      {() => <Finish orderId={SAMPLE_ORDER} />}
    </SampleWorld>
  )
}
