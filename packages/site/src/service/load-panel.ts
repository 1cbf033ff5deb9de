import { loadOnce } from '@bellows/sections'
import { loadFullPicker } from '../booking/picker/full-picker-code.ts'
import { hasRecord } from '../client/kept-record.ts'
import { loadOnLine, loadStanding, type Missing } from '../client/load-standing.ts'
import { wakeUp } from '../client/wake.ts'
import { watchPress } from '../client/watch-press.ts'

type PanelModule = typeof import('./panel/booking-panel.tsx')

/** Times are asked again every half minute, so the panel wakes for the first of these. */
const FIRST_REFRESH = 30_000

/** The panel's code; the server and a navigation have it before they draw. */
export const loadPanel = loadOnce(() => import('./panel/booking-panel.tsx'))

/** Without its code the calendar would be drawn anew, and what was pressed in the server's would be lost. */
async function loadWithCalendar(): Promise<PanelModule> {
  const [panel] = await Promise.all([loadPanel(), loadFullPicker().catch(() => undefined)])
  return panel
}

export type PanelCall = Required<Omit<Missing, 'isForm'>> &
  Readonly<{
    /** There is something to show that the server could not know. */
    isWanted: boolean
    /** The server can only keep a place for it. */
    isEmpty: boolean
  }>

/** The panel's code where its page is drawn again as it stood. */
export const loadPanelOnLine = ({ isEmpty }: Pick<PanelCall, 'isEmpty'>): Promise<PanelModule> =>
  loadOnLine(isEmpty ? loadWithCalendar : loadPanel)

/** The panel's code once the visitor turns to it, where the server's drawing says all until then. */
export async function loadPanelAwake({ isWanted, isEmpty, ...missing }: PanelCall): Promise<PanelModule> {
  const slot = document.querySelector('[data-booking-panel]')
  const load = () => loadStanding(slot, isEmpty ? loadWithCalendar : loadPanel, missing)
  if (isWanted || hasRecord()) return load()
  const released = watchPress()
  await Promise.race([
    wakeUp(slot, isEmpty ? 'near' : 'touched', false),
    new Promise((resolve) => setTimeout(resolve, FIRST_REFRESH)),
  ])
  const panel = await load()
  await released()
  return panel
}
