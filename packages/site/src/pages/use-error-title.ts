import { errorTitle } from '@bellows/domain'
import { useEffect } from 'react'

/** The title of a screen that failed while it was drawn: its route has named it as if all were well. */
export function useErrorTitle(businessName: string, heading: string): void {
  useEffect(() => {
    const title = errorTitle(businessName, heading)
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [businessName, heading])
}
