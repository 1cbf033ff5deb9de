import { loadTemplate, templateOf, type Template } from '@bellows/sections'
import type { PageBlock, PageData } from './page-data.ts'

async function templateIn(entry: PageBlock | undefined): Promise<Template | undefined> {
  const key = entry && !entry.crash ? templateOf(entry.block)?.key : undefined
  return key && loadTemplate(key)
}

const told = (entry: PageBlock): PageBlock => ({ ...entry, isOverlapped: true })

/** The page, where the last header and the first section know that the one lies over the other. */
export async function withOverlap(page: PageData): Promise<PageData> {
  const { headers, contents } = page
  const [header, first] = [headers.at(-1), contents[0]]
  const [above, below] = await Promise.all([templateIn(header), templateIn(first)])
  if (!header || !first || !below?.bleedTop || !above?.liesOver(header.block.options)) return page
  return {
    ...page,
    headers: [...headers.slice(0, -1), told(header)],
    contents: [told(first), ...contents.slice(1)],
  }
}
