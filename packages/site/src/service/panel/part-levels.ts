import { createContext, use } from 'react'

/** Levels of the headings of the panel's parts and of what stands in them. */
type PartLevels = readonly ['h2', 'h3'] | readonly ['h3', 'h4']

export const underTitle: PartLevels = ['h2', 'h3']
export const underHero: PartLevels = ['h3', 'h4']

const LevelsContext = createContext<PartLevels>(underHero)
export const PartLevelsProvider = LevelsContext.Provider

/** Where no hero says the service's name the panel's own is the page's title, and its parts come right below. */
export const usePartLevels = (): PartLevels => use(LevelsContext)

/** What stands above the panel is beneath a hero's title; above the page's own it is no heading. */
export const useNoticeLevel = (): 'h2' | null => (use(LevelsContext) === underHero ? 'h2' : null)
