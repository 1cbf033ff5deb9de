import { useEffect, useReducer, type RefObject } from 'react'
import { allClosed, panelState } from './panel-state.ts'

const now = () => performance.now()

/** The panel that was open before there was a script, since the focus is in it; a press that is kept opens its own. */
function openedEarly(root: HTMLElement | null): string | undefined {
  const panel = document.activeElement?.closest('[data-navigation-panel]')
  if (!panel || !root?.contains(panel)) return undefined
  return panel.parentElement?.querySelector(':scope > [data-pressed]') ? undefined : panel.id
}

/** The open panel of a menu, its hover clock, and the press or Esc elsewhere that closes it. */
export function usePanels(root: RefObject<HTMLElement | null>) {
  const [state, send] = useReducer(panelState, allClosed)
  useEffect(() => {
    const id = openedEarly(root.current)
    if (id) send({ type: 'opened', id })
  }, [root])
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
    // What the pointer opened has to go without moving it, though the focus is elsewhere (WCAG 1.4.13).
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') send({ type: 'closed' })
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
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
