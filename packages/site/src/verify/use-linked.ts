import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined
const linkedNow = () => location.hash.slice(1)

/**
 * What is typed; before that what the link of a copy says after its `#`, which servers never see. A press that waited
 * for the client may be answered before the field shows the link's: it takes `textNow`.
 */
export function useLinked(given: string) {
  const linked = useSyncExternalStore(never, linkedNow, () => '')
  const [typed, setText] = useState<string | null>(null)
  const textWith = (link: string) => typed ?? (link || given)
  return { text: textWith(linked), setText, textNow: () => textWith(linkedNow()) }
}
