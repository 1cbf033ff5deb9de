import { createContext, type ReactNode } from 'react'

/** Where nothing is sent: what a button that would send adds to its label, to say so. */
export const InertSends = createContext<ReactNode>(null)
