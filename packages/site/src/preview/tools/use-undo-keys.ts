import { useEffect } from 'react'
import type { Preview } from '../preview.ts'

/** A field of the page itself takes back its own letters. */
const isTyping = ({ target }: Event) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null &&
  target.closest('[data-padding-editor]') === null

const isUndo = ({ key, shiftKey }: KeyboardEvent) => key.toLowerCase() === 'z' && !shiftKey
const isRedo = ({ key, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey)

/** Ctrl or ⌘ with Z takes back the last padding, with Shift or as Y does it again. */
export function useUndoKeys({ undo, redo }: Preview): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event)) return
      if (!isUndo(event) && !isRedo(event)) return
      event.preventDefault()
      if (isUndo(event)) undo()
      else redo()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [undo, redo])
}
