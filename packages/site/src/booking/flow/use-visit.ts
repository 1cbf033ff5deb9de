import { useCallback, useRef, useState } from 'react'
import { freshVisit, type Notice, type Visit, type VisitChange } from './booking-context.tsx'

const joined = (notices: readonly Notice[], notice: Notice): readonly Notice[] => [
  ...notices.filter(({ kind }) => kind !== notice.kind),
  notice,
]

const changed = (before: Visit, { notice, seen = [], ...change }: VisitChange): Visit => {
  const unseen = before.notices.filter((told) => !seen.includes(told))
  return { ...before, notices: notice ? joined(unseen, notice) : unseen, ...change }
}

/** What lives as long as the page, and the way to change it. */
export function useVisit() {
  const [visit, setVisit] = useState<Visit>(freshVisit)
  const latest = useRef(visit)
  const note = useCallback((change: VisitChange) => {
    latest.current = changed(latest.current, change)
    setVisit(latest.current)
  }, [])
  const latestNotices = useCallback(() => latest.current.notices, [])
  return { visit, note, latestNotices }
}
