import type { Block } from '../entities/block.ts'

const levels = new Set<unknown>(['h1', 'h2', 'h3'])

/** A block's title if it is the page's own, else ''; where no level is set only a hero's is. */
export function saidTitle(block: Pick<Block, 'name' | 'options'> | undefined): string {
  if (!block) return ''
  const { title, titleSetting } = block.options
  const { level } = Object(titleSetting) as { level?: unknown }
  const isPageTitle = levels.has(level) ? level === 'h1' : block.name === 'hero'
  return isPageTitle && typeof title === 'string' ? title.trim() : ''
}

/** Whether a title has the name in it, however the two are written large and small. */
export const hasName = (title: string, name: string): boolean =>
  title.toLowerCase().includes(name.trim().toLowerCase())
