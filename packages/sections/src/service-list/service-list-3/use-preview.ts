import { useState } from 'react'

/**
 * The row whose picture is shown, and those whose pictures are fetched: all that have been shown, and the one
 * after the last turned to, which is likely the next.
 */
export function usePreview(count: number) {
  const [state, setState] = useState({ current: 0, fetched: [0] as readonly number[] })
  const show = (row: number) =>
    setState(({ fetched }) => ({
      current: row,
      fetched: [...new Set([...fetched, row, Math.min(row + 1, count - 1)])],
    }))
  return { ...state, current: Math.min(state.current, count - 1), show }
}
