import { useCallback, useState } from 'react'
import { freshVisit, type Notice, type Visit, type VisitChange } from './booking-context.tsx'

const joined = (notices: readonly Notice[], notice: Notice): readonly Notice[] => [
  ...notices.filter(({ kind }) => kind !== notice.kind),
  notice,
]

const changed = (before: Visit, { notice, ...change }: VisitChange): Visit => ({
  ...before,
  ...change,
  ...(notice === null && { notices: [] }),
  ...(notice && { notices: joined(before.notices, notice) }),
})

/** What lives as long as the page, and the way to change it. */
export function useVisit() {
  const [visit, setVisit] = useState<Visit>(freshVisit)
  const note = useCallback((change: VisitChange) => setVisit((before) => changed(before, change)), [])
  return { visit, note }
}
