import { COOKIE_CHOICES } from '@bellows/sections'
import { useEffect } from 'react'

const buttonOf = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${COOKIE_CHOICES}]`) : null

/** The way back to the question, in a footer that never wakes up: what was pressed early counts as well. */
export function useCookieChoices(open: (button: HTMLElement) => void): void {
  useEffect(() => {
    const answer = (target: EventTarget | null | undefined) => {
      const button = buttonOf(target)
      if (!button) return
      // Answered here; the footer, once awake, would press it again.
      if (buttonOf(window.keptTap)) window.keptTap = null
      open(button)
    }
    answer(window.keptTap)
    const press = ({ target }: MouseEvent) => answer(target)
    // In the window, where the keeper of early taps lets nothing further.
    addEventListener('click', press, true)
    return () => removeEventListener('click', press, true)
  }, [open])
}
