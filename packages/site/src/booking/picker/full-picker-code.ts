import { isSettled, tracked } from '@bellows/sections'
import { loadPatiently } from '@bellows/ui'

type FullPickerCode = typeof import('./full/full-picker.tsx')

let loading: Promise<FullPickerCode> | undefined
let patience: Promise<FullPickerCode> | undefined

/** The calendar's code; a navigation has it before it draws, so that nothing on the page moves afterwards. */
export function loadFullPicker(): Promise<FullPickerCode> {
  if (loading) return loading
  const load = tracked(import('./full/full-picker.tsx'))
  load.catch(() => (loading = undefined))
  return (loading = load)
}

/** The same for who draws: at once when it is there, else asked for until it comes. */
export function fullPickerCode(): Promise<FullPickerCode> {
  if (loading && isSettled(loading)) return loading
  return (patience ??= tracked(loadPatiently(loadFullPicker)))
}
