import { useEffect, type ReactNode } from 'react'

type TakenOverProps = Readonly<{ onTakenOver: () => void; children: ReactNode }>

/** Tells when React has the whole page: a navigation before that would hydrate one page from another’s document. */
export function TakenOver({ onTakenOver, children }: TakenOverProps) {
  useEffect(onTakenOver, [onTakenOver])
  return children
}
