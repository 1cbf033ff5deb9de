import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

type DragTerms<Start> = Readonly<{
  /** What is dragged, as it is when it is pressed. */
  start: (pressed: HTMLElement) => Start
  /** Pixels on the way from where it was pressed. */
  onMove: (from: Start, way: number) => void
  onDrop: (from: Start, way: number) => void
  onCancel: () => void
}>

type Drag<Start> = Readonly<{ pointerId: number; y: number; from: Start }> & { hasMoved: boolean }

/** Where text is selected a browser would drag that, and take the pointer away. */
const dropSelection = () => getSelection()?.removeAllRanges()

/** A vertical drag with a captured pointer; Escape or a lost pointer takes it back. */
export function useDrag<Start>({ start, onMove, onDrop, onCancel }: DragTerms<Start>) {
  const drag = useRef<Drag<Start> | null>(null)
  const [isDragging, setDragging] = useState(false)
  const end = () => {
    drag.current = null
    setDragging(false)
  }
  const cancel = () => {
    if (!drag.current) return
    end()
    onCancel()
  }
  const isOwn = ({ pointerId }: PointerEvent) => drag.current?.pointerId === pointerId
  useLostDrag(drag, onCancel)
  return {
    isDragging,
    /** True for the key that ended a drag. */
    cancelsWith: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Escape' || !drag.current) return false
      event.preventDefault()
      cancel()
      return true
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || drag.current) return
        dropSelection()
        const { currentTarget, pointerId, pageY } = event
        currentTarget.setPointerCapture(pointerId)
        drag.current = { pointerId, y: pageY, from: start(currentTarget), hasMoved: false }
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag.current || !isOwn(event)) return
        drag.current.hasMoved = true
        setDragging(true)
        onMove(drag.current.from, event.pageY - drag.current.y)
      },
      onPointerUp: (event: PointerEvent) => {
        const { current } = drag
        if (!current || !isOwn(event)) return
        end()
        if (current.hasMoved) onDrop(current.from, event.pageY - current.y)
      },
      onPointerCancel: cancel,
      onLostPointerCapture: cancel,
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  }
}

/** What is dragged when its section goes is not left half-way. */
function useLostDrag(drag: RefObject<unknown>, onCancel: () => void): void {
  const undo = useRef(onCancel)
  useEffect(() => {
    undo.current = onCancel
  })
  useEffect(
    () => () => {
      if (drag.current) undo.current()
    },
    [drag],
  )
}
