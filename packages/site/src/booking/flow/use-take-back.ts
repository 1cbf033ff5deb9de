import { useBooking, useTerms } from './booking-context.tsx'
import { isOneTime } from './flow.ts'
import { useTellNews } from './hold-news.ts'
import { useFailure, useHoldKept } from './use-hold.ts'

/** Goes on in this tab: once its time is held again, its record counts again. */
export function useTakeBack(): () => void {
  const { base, record, service } = useBooking()
  const { entry } = useTerms()
  const hold = useHoldKept()
  const tellNews = useTellNews()
  const fail = useFailure()
  return () => {
    if (!record) return
    const { slot } = record
    // A slot that was made for a chosen start went with its hold.
    const stays = service.isMiniSession || isOneTime(base) || entry.kept?.slotId === slot?.id
    const time = !slot
      ? { id: service.id }
      : stays
        ? { id: slot.id }
        : { id: service.id, startTime: slot.startTime }
    void hold({ ...time, isPremiumAccepted: true }).then(
      (held) => held && void tellNews(held.news, held.packageId),
      fail,
    )
  }
}
