import { createContext } from 'react'

/** The site's header stands already above whatever is drawn within. */
export const HeadStands = createContext(false)
