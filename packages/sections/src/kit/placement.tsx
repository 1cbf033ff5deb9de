import type { BlockKind } from '@bellows/domain'
import { createContext, use } from 'react'

/** Where a template stands: which block it draws, and whether the page's largest picture is its own. */
export type Placement = Readonly<{
  blockId: string
  kind: BlockKind
  template: string
  /** The first content section: its first visible picture is fetched at once. */
  isPriority: boolean
  /** The header lies over the first content section; both are told. */
  isOverlapped?: boolean
}>

const PlacementContext = createContext<Placement | null>(null)
export const PlacementProvider = PlacementContext.Provider

export function usePlacement(): Placement {
  const placement = use(PlacementContext)
  if (!placement) throw new Error('A section needs a PlacementProvider above it')
  return placement
}
