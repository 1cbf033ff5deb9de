export type AccordionMode = 'multiple' | 'single'
export type DefaultOpen = 'none' | 'first' | 'all'

/** Ids that are open at first; a single accordion opens one at most. */
export function initiallyOpen(
  ids: readonly string[],
  defaultOpen: DefaultOpen,
  mode: AccordionMode,
): string[] {
  if (defaultOpen === 'none') return []
  return defaultOpen === 'all' && mode === 'multiple' ? [...ids] : ids.slice(0, 1)
}

/** The open ids after `id` was opened by other means than its button. */
export function withOpened(open: readonly string[], id: string, mode: AccordionMode): string[] {
  if (mode === 'single') return [id]
  return open.includes(id) ? [...open] : [...open, id]
}
