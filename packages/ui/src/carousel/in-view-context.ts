import { createContext } from 'react'

/** Slides of a track that stand wholly in view beside the current one. */
export const InViewContext = createContext<readonly number[]>([])
