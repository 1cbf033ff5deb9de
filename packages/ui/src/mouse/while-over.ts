import type { PointerEvent } from 'react'

type Act = (element: HTMLElement) => void

const isCrossing = ({ pointerType, currentTarget, relatedTarget }: PointerEvent<HTMLElement>): boolean =>
  pointerType === 'mouse' && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

/**
 * Handlers of a mouse that comes over an element and leaves it. React reckons `onPointerEnter` from what the pointer
 * left, and never tells it where that is not hydrated yet.
 */
export const whileOver = ({ enter, leave }: Readonly<{ enter: Act; leave: Act }>) => ({
  onPointerOver: (event: PointerEvent<HTMLElement>) => isCrossing(event) && enter(event.currentTarget),
  onPointerOut: (event: PointerEvent<HTMLElement>) => isCrossing(event) && leave(event.currentTarget),
})
