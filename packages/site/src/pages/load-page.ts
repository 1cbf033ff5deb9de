import { getPage, getSite } from '@bellows/api'
import { HOME, type Page, type Site } from '@bellows/domain'
import {
  loadTemplate,
  serviceQueryKey,
  templateOf,
  viewName,
  type PageFacts,
  type ServiceQuery,
  type TemplateKey,
} from '@bellows/sections'
import { isNotFound, isRedirect, notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { answerNeeds, answersWithin } from './answer-needs.ts'
import { callApi, isMissing } from './call-api.ts'
import { composePage, needsOf } from './compose-page.ts'
import { loadPageFrame } from './framed-page.ts'
import { withOverlap } from './overlap.ts'
import {
  blocksOf,
  forHydration,
  MISSING_PAGE,
  noAnswers,
  type PageAnswers,
  type PageBlock,
  type FramedPage,
  type PageData,
} from './page-data.ts'

/** The place of a view in the browser's build; none where nothing is built, or for who navigates. */
async function viewPlace(key: TemplateKey, { viewAddress }: RouterContext): Promise<string | null> {
  const address = viewAddress(key)
  return address ? `${address}#${await viewName(key)}` : null
}

async function awake(entry: PageBlock, facts: PageFacts, context: RouterContext): Promise<PageBlock> {
  const { block } = entry
  const placed = templateOf(block)
  const template = placed && (await loadTemplate(placed.key))
  if (!placed || !template?.isLive(block.options, facts)) return entry
  // The browser hydrates the view alone, without the schema that repairs options.
  const options = { ...template.parse(block.options), template: placed.id }
  const view = await viewPlace(placed.key, context)
  return {
    ...entry,
    block: { ...block, options },
    isLive: true,
    wakes: template.wakes(block.options),
    ...(view && { view }),
  }
}

/** The page with its answers, and with every section marked live that has to act in the browser. */
async function answered(page: PageData, answers: PageAnswers, context: RouterContext): Promise<PageData> {
  const facts = {
    services: (query: ServiceQuery) => answers.services[serviceQueryKey(query)] ?? null,
    now: Date.now(),
    groups: answers.groups,
    instagram: answers.instagram,
  }
  const marked = (blocks: readonly PageBlock[]) =>
    Promise.all(blocks.map((entry) => awake(entry, facts, context)))
  const [headers = [], contents = [], footers = []] = await Promise.all(
    [page.headers, page.contents, page.footers].map(marked),
  )
  return { ...page, headers, contents, footers, answers }
}

/**
 * A page with everything its sections need. The store keeps it whole for rendering; what is returned is what
 * the browser hydrates with.
 */
export async function loadPage(key: string, page: Page, context: RouterContext): Promise<PageData> {
  return loadPageOf(await callApi(context, getSite, {}), { key, page }, context)
}

/** The same for who knows the site already. */
export async function loadPageOf(
  site: Site,
  { key, page }: Readonly<{ key: string; page: Page }>,
  context: RouterContext,
): Promise<PageData> {
  const [areas] = await Promise.all([composePage(page, site, context), loadPageFrame()])
  const bare = await withOverlap({
    id: page.id,
    title: page.ogTitle || page.title,
    ...areas,
    answers: noAnswers,
  })
  const needs = await Promise.all(blocksOf(bare).map(needsOf))
  const answers = await answerNeeds(needs, site, context)
  const whole = await answered(bare, answers, context)
  const blocks = blocksOf(whole)
  context.pages.set(key, whole)
  return forHydration(
    whole,
    answersWithin(
      answers,
      needs.filter((_, index) => blocks[index]?.isLive),
    ),
  )
}

const noPage: Page = {
  id: 'missing',
  slug: null,
  serviceId: null,
  title: '',
  ogTitle: '',
  layout: { headers: [], contents: [], footers: [] },
}

async function bringFrame(context: RouterContext): Promise<void> {
  context.frame.page = await loadPage(MISSING_PAGE, noPage, context)
}

/** A page that is not there still stands between the theme's header and footer. */
export async function loadMissingPage(context: RouterContext): Promise<never> {
  await bringFrame(context)
  throw notFound()
}

/** So does one that cannot be had, as far as header and footer can; the failure itself goes on. */
export async function failInFrame(failure: unknown, context: RouterContext): Promise<never> {
  if (!isNotFound(failure) && !isRedirect(failure)) await bringFrame(context).catch(() => undefined)
  throw failure
}

/** The page of a service is shown at its service's address alone, with the way to book it. */
async function leadToService({ id }: Page, query: string, context: RouterContext): Promise<never> {
  const { pages } = await callApi(context, getSite, {})
  const slug = pages.find((page) => page.id === id)?.serviceSlug
  if (!slug) return loadMissingPage(context)
  throw redirect({ href: `/services/${slug}${query}`, statusCode: 308 })
}

/** A content page by slug, asked for with `query`; without a slug it is the home page. */
export function loadContentPage(context: RouterContext, slug?: string, query = ''): Promise<FramedPage> {
  const pageKey = slug ?? ''
  // The name that the home page has for the server is no address of its own.
  if (slug === HOME) throw redirect({ href: `/${query}`, statusCode: 308 })
  return callApi(context, getPage, { slug: slug ?? HOME })
    .catch((error: unknown) => (isMissing(error) ? loadMissingPage(context) : Promise.reject(error)))
    .then(async (page) => {
      if (slug !== undefined && page.serviceId !== null) await leadToService(page, query, context)
      return { pageKey, page: await loadPage(pageKey, page, context) }
    })
    .catch((error: unknown) => failInFrame(error, context))
}
