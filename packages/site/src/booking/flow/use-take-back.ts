import { useBooking, useTerms } from './booking-context.tsx'
import { isOneTime } from './flow.ts'
import { useTellNews } from './hold-news.ts'
import { useFailure, useHoldKept, type Held } from './use-hold.ts'
import { useHeldWords } from './use-move-on.ts'

/** Goes on in this tab: once its time is held again, its record counts again. */
export function useTakeBack(): () => void {
  const { base, record, service, say } = useBooking()
  const { entry } = useTerms()
  const hold = useHoldKept()
  const tellNews = useTellNews()
  const heldWords = useHeldWords()
  const fail = useFailure()
  const tell = (answer: Held | null) => {
    if (!answer) return
    if (answer.slot) say(heldWords(answer.slot))
    tellNews(answer.news, answer.packageId)
  }
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
    void hold({ ...time, isPremiumAccepted: true }).then(tell, fail)
  }
}
