import { useEffect, useRef, useState } from 'react'

/** Width of an element in whole pixels, as it is now and after every change. */
export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
