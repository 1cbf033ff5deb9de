import { useHost } from '@bellows/sections'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { firstPage } from '../client/first-page.ts'

const MARK = 'aria-current'

/**
 * Of what stands as the server drew it for the first page: while a page that could not be had stands in it, none of
 * its links is the page's own.
 */
export function useUnmarked(): RefObject<HTMLDivElement | null> {
  const { path } = useHost()
  const [drawnFor] = useState(firstPage.isShown ? path : null)
  const drawn = useRef<HTMLDivElement>(null)
  const isElsewhere = path !== drawnFor
  useEffect(() => {
    const marked = isElsewhere ? [...(drawn.current?.querySelectorAll(`[${MARK}="page"]`) ?? [])] : []
    for (const link of marked) link.removeAttribute(MARK)
    return () => marked.forEach((link) => link.setAttribute(MARK, 'page'))
  }, [isElsewhere])
  return drawn
}
