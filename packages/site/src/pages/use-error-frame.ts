import { MISSING_PAGE, type FramedPage } from './page-data.ts'
import { useRouterContext } from './root-facts.ts'

/** What a page that could not be had stands in: the frame that came for it, else that of the page before it. */
export function useErrorFrame(): FramedPage | null {
  const { page, left } = useRouterContext().frame
  return page ? { pageKey: MISSING_PAGE, page } : (left ?? null)
}
