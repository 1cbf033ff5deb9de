import type { Block } from '@bellows/domain'

const levels = new Set<unknown>(['h1', 'h2', 'h3'])

/** Whether a block's title is the page's own; where no level is set only a hero's is. */
export function saysTitle(block: Block | undefined): boolean {
  if (!block) return false
  const { title, titleSetting } = block.options
  const { level } = Object(titleSetting) as { level?: unknown }
  const isPageTitle = levels.has(level) ? level === 'h1' : block.name === 'hero'
  return isPageTitle && typeof title === 'string' && title.trim() !== ''
}
