import { useEffect } from 'react'
import type { Preview } from '../preview.ts'

/** A field of the page itself takes back its own letters. */
const isTyping = ({ target }: Event) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null &&
  target.closest('[data-padding-editor]') === null

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

export const isUndo = ({ key, shiftKey, ctrlKey, metaKey }: Keys): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'z' && !shiftKey
const isRedo = ({ key, shiftKey, ctrlKey, metaKey }: Keys): boolean =>
  (ctrlKey || metaKey) && (key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey))

/** Ctrl or ⌘ with Z takes back the last padding, with Shift or as Y does it again. */
export function useUndoKeys({ undo, redo }: Preview): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // A figure that is typed and not applied yet has been taken back by its own field.
      if (event.defaultPrevented || isTyping(event)) return
      if (!isUndo(event) && !isRedo(event)) return
      event.preventDefault()
      if (isUndo(event)) undo()
      else redo()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [undo, redo])
}
