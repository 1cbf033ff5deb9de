import { useCallback, type Ref } from 'react'

function hand<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** One ref out of a part's own and the one that it was given. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): (element: T | null) => void {
  return useCallback(
    (element: T | null) => {
      hand(own, element)
      hand(given, element)
    },
    [own, given],
  )
}
