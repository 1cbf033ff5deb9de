import { getBusiness, getPage, getService, getServiceDates, getSite, type OutputOf } from '@bellows/api'
import { pageHref, type Block, type Business, type Page, type Service, type Site } from '@bellows/domain'
import type { ShownView, ThemeUpdate } from '@bellows/protocol'
import { answerNeeds } from '../pages/answer-needs.ts'
import { callApi, isMissing } from '../pages/call-api.ts'
import { chromePage } from '../pages/chrome-page.ts'
import { composePage, needsOf } from '../pages/compose-page.ts'
import { withOverlap } from '../pages/overlap.ts'
import { blocksOf, noAnswers, type PageAnswers, type PageBlock, type PageData } from '../pages/page-data.ts'
import type { RouterContext } from '../router-context.ts'
import { rest } from './rest.ts'
import { same, samePage } from './same-page.ts'

export type Paddings = Readonly<{ paddingTop: number; paddingBottom: number }>

/** What the builder wants to be seen. */
export type Asked = Readonly<{
  theme: ThemeUpdate['theme'] | null
  brand: ThemeUpdate['brand']
  view: ShownView
  showsHidden: boolean
  /** Set here, and not sent back by the builder yet; by block. */
  paddings: Readonly<Record<string, Paddings>>
}>

/** What is to be drawn of it. */
export type Shown = Readonly<{
  view: ShownView
  page: PageData
  /** The page as it is stored or sent, before blocks become what is drawn. */
  source: Page
  business: Business
  menuItems: Site['theme']['menuItems']
  /** Where visitors find it, for the menu to mark. */
  path: string
  /** A stored page is asked for that is not there. */
  isMissing: boolean
  /** The service that the page is about, as it is published. */
  offer: Offer | null
}>

type Offer = Readonly<{ service: Service; dates: OutputOf<typeof getServiceDates> }>

const screenPage = (kind: string): Page => chromePage(`preview-${kind}`)

const visible = (blocks: readonly Block[]): Block[] => blocks.map((block) => ({ ...block, visibility: true }))

const unveiled = (page: Page): Page => ({
  ...page,
  layout: {
    headers: visible(page.layout.headers),
    contents: visible(page.layout.contents),
    footers: visible(page.layout.footers),
  },
})

function siteAsAsked(site: Site, { theme, showsHidden }: Asked): Site {
  const { headers, footers, menuItems } = theme ?? site.theme
  const blocks = showsHidden ? visible : (given: Block[]) => given
  return { ...site, theme: { ...site.theme, menuItems, headers: blocks(headers), footers: blocks(footers) } }
}

/** The page with paddings as they were set. */
export function withPaddings(page: PageData, paddings: Asked['paddings']): PageData {
  const set = (entries: readonly PageBlock[]) =>
    entries.map((entry) => {
      const own = paddings[entry.block.id]
      return own
        ? { ...entry, block: { ...entry.block, options: { ...entry.block.options, ...own } } }
        : entry
    })
  return { ...page, headers: set(page.headers), contents: set(page.contents), footers: set(page.footers) }
}

/** No menu leads to a screen of the booking, nor to the page of a service that is not published yet. */
const OFF_THE_MENU = '/web-builder/preview'

function pathOf({ slug, serviceId }: Page, { kind }: ShownView, { pages }: Site): string {
  if (kind !== 'page' && kind !== 'stored') return OFF_THE_MENU
  const serviceSlug = pages.find((page) => serviceId !== null && page.serviceId === serviceId)?.serviceSlug
  if (serviceId !== null && !(serviceSlug ?? slug)) return OFF_THE_MENU
  return pageHref({ slug, serviceId, serviceSlug: serviceSlug ?? null })
}

const branded = (business: Business, { businessName, logo }: Asked['brand']): Business => ({
  ...business,
  ...(businessName !== undefined && { businessName }),
  ...(logo !== undefined && { logo }),
})

/** How long what filters a list stands still before its services are asked for anew. */
const FILTERS_REST_MS = 300

/** Asked once for each set of needs: a change that needs nothing new waits for nothing. */
function rememberedAnswers(context: RouterContext) {
  const known = new Map<string, Promise<PageAnswers>>()
  let hadList = false
  return async (page: PageData, site: Site, newer: AbortSignal): Promise<PageAnswers> => {
    const needs = await Promise.all(blocksOf(page).map(needsOf))
    const key = JSON.stringify(needs.filter((need) => Object.keys(need).length > 0))
    const hasList = needs.some(({ services }) => services)
    if (hadList && hasList && !known.has(key)) await rest(FILTERS_REST_MS, newer)
    hadList = hasList
    const answers = known.get(key) ?? answerNeeds(needs, site, context)
    known.set(key, answers)
    answers.catch(() => known.delete(key))
    return answers
  }
}

/** The service of a page, asked once; one that is not published yet is shown by a sample. */
function rememberedOffers(context: RouterContext) {
  const known = new Map<string, Promise<Offer | null>>()
  const ask = async (slug: string): Promise<Offer> => {
    const [service, dates] = await Promise.all([
      callApi(context, getService, { slug }),
      callApi(context, getServiceDates, { slug }),
    ])
    return { service, dates }
  }
  return async ({ serviceId }: Page, { pages }: Site): Promise<Offer | null> => {
    const slug = serviceId && pages.find((page) => page.serviceId === serviceId)?.serviceSlug
    if (!slug) return null
    const offer = known.get(slug) ?? ask(slug).catch(() => null)
    known.set(slug, offer)
    return offer
  }
}

/** A page as it is published; null where nobody would find one. */
async function storedPage(context: RouterContext, slug: string | null): Promise<Page | null> {
  try {
    return await callApi(context, getPage, { slug: slug ?? 'home' })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** What is known of the studio, asked once. */
function studioFacts(context: RouterContext) {
  let asked: Promise<readonly [Site, Business]> | null = null
  const ask = () => Promise.all([callApi(context, getSite, {}), callApi(context, getBusiness, {})])
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = null
      throw error
    }))
}

/** Makes what is asked into what is drawn; what has not changed since is the same object as before. */
export function viewComposer(context: RouterContext) {
  const facts = studioFacts(context)
  const answersFor = rememberedAnswers(context)
  const offerFor = rememberedOffers(context)
  const sourceOf = async (view: ShownView): Promise<Page | null> => {
    if (view.kind === 'page') return view.page
    return view.kind === 'stored' ? storedPage(context, view.slug) : screenPage(view.kind)
  }
  return async (asked: Asked, before: Shown | null, newer: AbortSignal): Promise<Shown> => {
    const [[site, business], found] = await Promise.all([facts(), sourceOf(asked.view)])
    const source = found ?? screenPage('missing')
    const page = asked.showsHidden ? unveiled(source) : source
    const shownSite = siteAsAsked(site, asked)
    const areas = await composePage(page, shownSite, context)
    const bare = await withOverlap({ id: page.id, title: page.title, ...areas, answers: noAnswers })
    const whole = { ...bare, answers: await answersFor(bare, shownSite, newer) }
    return {
      view: asked.view,
      source,
      page: samePage(before?.page, withPaddings(whole, asked.paddings)),
      business: same(before?.business, branded(business, asked.brand)),
      path: found ? pathOf(found, asked.view, site) : OFF_THE_MENU,
      isMissing: found === null,
      offer: await offerFor(source, site),
      menuItems: same(before?.menuItems, shownSite.theme.menuItems),
    }
  }
}
