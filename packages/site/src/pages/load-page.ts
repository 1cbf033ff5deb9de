import { getPage, getSite } from '@bellows/api'
import type { Block, Page, Site } from '@bellows/domain'
import { loadTemplate, loadTemplates, templateOf, type PageNeeds } from '@bellows/sections'
import type { RouterContext } from '../router-context.ts'
import { answerNeeds, answersWithin } from './answer-needs.ts'
import { callApi, orNotFound } from './call-api.ts'
import { blocksOf, forHydration, noAnswers, type PageBlock, type PageData } from './page-data.ts'

async function pageBlock(block: Block, crashes: RouterContext['crashes']): Promise<PageBlock> {
  const template = templateOf(block)
  const isLive = template ? (await loadTemplate(template.key)).isLive(block.options) : false
  const crash = crashes.get(block.id)
  return { block, isLive, ...(crash && { crash }) }
}

async function needsOf({ block }: PageBlock): Promise<PageNeeds> {
  const template = templateOf(block)
  return template ? (await loadTemplate(template.key)).needs(block.options) : {}
}

/** Blocks of the page, its own header and footer before the theme's, with the code of all of them loaded. */
async function composed({ layout }: Page, { theme }: Site, crashes: RouterContext['crashes']) {
  const areas = [
    layout.headers.length > 0 ? layout.headers : theme.headers,
    layout.contents,
    layout.footers.length > 0 ? layout.footers : theme.footers,
  ].map((blocks) => blocks.filter((block) => block.visibility))
  await loadTemplates(areas.flat().flatMap((block) => templateOf(block)?.key ?? []))
  const [headers = [], contents = [], footers = []] = await Promise.all(
    areas.map((blocks) => Promise.all(blocks.map((block) => pageBlock(block, crashes)))),
  )
  return { headers, contents, footers }
}

/**
 * A page with everything its sections need. The store keeps it whole for rendering; what is returned is what
 * the browser hydrates with.
 */
export async function loadPage(key: string, page: Page, context: RouterContext): Promise<PageData> {
  const site = await callApi(context, getSite, {})
  const areas = await composed(page, site, context.crashes)
  const bare: PageData = { id: page.id, title: page.ogTitle || page.title, ...areas, answers: noAnswers }
  const blocks = blocksOf(bare)
  const needs = await Promise.all(blocks.map(needsOf))
  const answers = await answerNeeds(needs, site, context)
  const whole = { ...bare, answers }
  context.pages.set(key, whole)
  return forHydration(
    whole,
    answersWithin(
      answers,
      needs.filter((_, index) => blocks[index]?.isLive),
    ),
  )
}

/** A content page by slug; `null` is the home page. */
export async function loadContentPage(slug: string | null, context: RouterContext): Promise<PageData> {
  const page = await callApi(context, getPage, { slug: slug ?? 'home' }).catch(orNotFound)
  return loadPage(slug ?? '', page, context)
}
