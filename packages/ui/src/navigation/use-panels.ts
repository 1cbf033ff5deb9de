import { useEffect, useReducer, type RefObject } from 'react'
import { allClosed, panelState } from './panel-state.ts'

const now = () => performance.now()

/** The open panel of a menu, its hover clock, and the press elsewhere that closes it. */
export function usePanels(root: RefObject<HTMLElement | null>) {
  const [state, send] = useReducer(panelState, allClosed)
  useEffect(() => {
    if (!state.pending) return undefined
    const timer = setTimeout(() => send({ type: 'waited', at: now() }), Math.ceil(state.pending.at - now()))
    return () => clearTimeout(timer)
  }, [state.pending])
  useEffect(() => {
    if (!state.open) return undefined
    const onPress = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target)
      if (!isInside) send({ type: 'closed' })
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [state.open, root])
  return {
    open: state.open,
    toggle: (id: string) => send({ type: 'toggled', id }),
    show: (id: string) => send({ type: 'opened', id }),
    close: () => send({ type: 'closed' }),
    enter: (id: string, hasPanel: boolean) => send({ type: 'entered', id, hasPanel, at: now() }),
    leave: () => send({ type: 'left', at: now() }),
  }
}
export type Panels = ReturnType<typeof usePanels>
