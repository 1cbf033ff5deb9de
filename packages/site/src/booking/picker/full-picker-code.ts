import { isSettled, loadOnce, tracked } from '@bellows/sections'
import { loadPatiently } from '@bellows/ui'

type FullPickerCode = typeof import('./full/full-picker.tsx')

/** The calendar's code; a navigation has it before it draws, so that nothing on the page moves afterwards. */
export const loadFullPicker = loadOnce(() => import('./full/full-picker.tsx'))

let patience: Promise<FullPickerCode> | undefined

/** The same for who draws: at once when it is there, else asked for until it comes. */
export function fullPickerCode(): Promise<FullPickerCode> {
  const load = loadFullPicker()
  return isSettled(load) ? load : (patience ??= tracked(loadPatiently(loadFullPicker)))
}
