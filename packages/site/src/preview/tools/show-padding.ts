import { paddingNames } from '@bellows/sections'
import type { Edge } from './paddings.ts'

const variables: Readonly<Record<Edge, string>> = {
  paddingTop: `--${paddingNames.top}`,
  paddingBottom: `--${paddingNames.bottom}`,
}

/** Shows a padding while it is dragged, without drawing the section anew. */
export function showPadding(id: string, edge: Edge, value: number): void {
  const section = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"] [data-template]`)
  section?.style.setProperty(variables[edge], `${value}px`)
}
