/** Milliseconds that a pointer rests on an entry before its panel opens, and is away before it closes. */
const hoverIntent = { open: 120, close: 240 } as const

/** `open` is the entry whose panel shows; `pending` what a pointer has asked for and when it is due. */
export type PanelState = Readonly<{
  open: string | null
  isPinned: boolean
  pending: Readonly<{ open: string | null; at: number }> | null
}>
export type PanelEvent =
  | Readonly<{ type: 'entered'; id: string; hasPanel: boolean; at: number }>
  | Readonly<{ type: 'left'; at: number }>
  | Readonly<{ type: 'waited'; at: number }>
  | Readonly<{ type: 'toggled'; id: string }>
  | Readonly<{ type: 'opened'; id: string }>
  | Readonly<{ type: 'closed' }>

export const allClosed: PanelState = { open: null, isPinned: false, pending: null }

const pinned = (id: string): PanelState => ({ open: id, isPinned: true, pending: null })
const closing = (state: PanelState, at: number): PanelState => ({
  ...state,
  pending: state.open ? { open: null, at: at + hoverIntent.close } : null,
})

function entered(state: PanelState, event: Extract<PanelEvent, { type: 'entered' }>): PanelState {
  if (state.open === event.id) return { ...state, pending: null }
  if (!event.hasPanel) return closing(state, event.at)
  return { ...state, pending: { open: event.id, at: event.at + hoverIntent.open } }
}

function waited(state: PanelState, at: number): PanelState {
  if (!state.pending || at < state.pending.at) return state
  return { open: state.pending.open, isPinned: false, pending: null }
}

/** One panel at most is open. A press on what only hovering opened keeps it open; the next one closes it. */
export function panelState(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'entered':
      return entered(state, event)
    case 'left':
      return closing(state, event.at)
    case 'waited':
      return waited(state, event.at)
    case 'toggled':
      return state.open === event.id && state.isPinned ? allClosed : pinned(event.id)
    case 'opened':
      return pinned(event.id)
    default:
      return allClosed
  }
}
