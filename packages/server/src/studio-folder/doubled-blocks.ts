import type { Block } from '@bellows/domain'
import { pageFile } from './page-file.ts'
import type { StudioFolder } from './studio-folder.ts'

type Areas = Readonly<Record<'headers' | 'contents' | 'footers', readonly Block[]>>

/** Blocks of a page that have an earlier one's id, so that a link to it leads to the earlier. */
const doubled = (file: string, layout: Areas): string[] => {
  const blocks = (['headers', 'contents', 'footers'] as const).flatMap((area) =>
    layout[area].map(({ id }, index) => ({ id, place: `layout.${area}.${index}` })),
  )
  return blocks.flatMap(({ id, place }, index) => {
    const first = blocks.findIndex((other) => other.id === id)
    return first === index
      ? []
      : [`${file} at ${place}.id: the block at ${blocks[first]?.place} has the id "${id}" too`]
  })
}

/** Blocks that share an id with another of their page. */
export const doubledBlocks = (
  pages: readonly Pick<StudioFolder['pages'][number], 'slug' | 'layout'>[],
): string[] => pages.flatMap(({ slug, layout }) => doubled(pageFile(slug), layout))
