import type { Block, Page, Site } from '@bellows/domain'
import { loadTemplate, loadTemplates, templateOf, type PageNeeds } from '@bellows/sections'
import type { RouterContext } from '../router-context.ts'
import { withCurrentPages } from './button-pages.ts'
import type { PageBlock } from './page-data.ts'

function pageBlock(block: Block, { crashes }: RouterContext): PageBlock {
  if (!templateOf(block)) return { block, isLive: false, isUnknown: true }
  const crash = crashes.get(block.id)
  return { block, isLive: false, ...(crash && { crash }) }
}

/** What a block wants to know beyond its options. */
export async function needsOf({ block }: PageBlock): Promise<PageNeeds> {
  const template = templateOf(block)
  return template ? (await loadTemplate(template.key)).needs(block.options) : {}
}

/** Blocks of the page, its own header and footer before the theme's, with the code of all of them loaded. */
export async function composePage({ layout }: Page, { theme, pages }: Site, context: RouterContext) {
  const areas = [
    layout.headers.length > 0 ? layout.headers : theme.headers,
    layout.contents,
    layout.footers.length > 0 ? layout.footers : theme.footers,
  ].map((blocks) => blocks.filter((block) => block.visibility))
  await loadTemplates(areas.flat().flatMap((block) => templateOf(block)?.key ?? []))
  const [headers = [], contents = [], footers = []] = areas.map((blocks) =>
    blocks.map((block) => pageBlock({ ...block, options: withCurrentPages(block.options, pages) }, context)),
  )
  return { headers, contents, footers }
}
