import { Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking, type Notice as Kind } from '../flow/booking-context.tsx'
import { useFailure, useHoldCall } from '../flow/use-hold.ts'
import { useWorld } from '../world/booking-world.tsx'
import { DroppedRecord } from './dropped-record.tsx'
import { NoticeWords } from './notice-words.tsx'
import { Notice } from './notice.tsx'

/** What is only mentioned: nobody need look at it before going on. */
const isQuiet = (notice: Kind): boolean =>
  notice.kind === 'steps' || (notice.kind === 'price' && notice.change === 'fell')

/** What changed while the visitor was booking. */
export function Notices() {
  const { visit, isElsewhere } = useBooking()
  return (
    <>
      <DroppedRecord />
      {isElsewhere && <Elsewhere />}
      {visit.notices.map((notice) => (
        <Notice key={JSON.stringify(notice)} takesFocus={!isQuiet(notice)}>
          <NoticeWords notice={notice} />
        </Notice>
      ))}
    </>
  )
}

function Elsewhere() {
  const takeBack = useTakeBack()
  return (
    <Notice
      action={
        <Button variant="text" size="s" onClick={takeBack}>
          <Trans>Take it back here</Trans>
        </Button>
      }
    >
      <Trans>This booking went on in another tab.</Trans>
    </Notice>
  )
}

/** Goes on in this tab: its record counts again, and its time is held once more. */
function useTakeBack(): () => void {
  const { record, service } = useBooking()
  const { records } = useWorld()
  const hold = useHoldCall()
  const fail = useFailure()
  return () => {
    if (!record) return
    records.put(record)
    const { slot, selectedPackage, addons } = record
    const id = slot?.id ?? service.id
    void hold({
      id,
      ...(selectedPackage && { packageId: selectedPackage }),
      addons,
      isPremiumAccepted: true,
    }).catch(fail)
  }
}
