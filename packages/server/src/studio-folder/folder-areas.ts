import type { Block } from '@bellows/domain'
import { pageFile } from './page-file.ts'
import type { StudioFolder } from './studio-folder.ts'

/** Blocks that stand one below the other, and where. */
export type Area = Readonly<{ file: string; path: readonly string[]; blocks: readonly Block[] }>

export type Laid = Readonly<{
  pages: readonly Pick<StudioFolder['pages'][number], 'slug' | 'layout'>[]
  theme: Pick<StudioFolder['theme'], 'headers' | 'footers'>
}>

/** Every area of a folder's pages and of its theme. */
export function areasOf({ pages, theme }: Laid): Area[] {
  const ofPages = pages.flatMap(({ slug, layout }) =>
    (['headers', 'contents', 'footers'] as const).map((area) => ({
      file: pageFile(slug),
      path: ['layout', area],
      blocks: layout[area],
    })),
  )
  const ofTheme = (['headers', 'footers'] as const).map((area) => ({
    file: 'theme.json',
    path: [area],
    blocks: theme[area],
  }))
  return [...ofPages, ...ofTheme]
}
