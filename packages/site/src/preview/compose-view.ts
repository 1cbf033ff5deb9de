import { getBusiness, getPage, getService, getServiceDates, getSite } from '@bellows/api'
import { HOME, pageHref, type Block, type Business, type Page, type Site } from '@bellows/domain'
import type { ShownView } from '@bellows/protocol'
import { callApi, isMissing } from '../pages/call-api.ts'
import { chromePage } from '../pages/chrome-page.ts'
import { composePage, needsOf } from '../pages/compose-page.ts'
import { withOverlap } from '../pages/overlap.ts'
import { blocksOf, noAnswers, type PageBlock, type PageData } from '../pages/page-data.ts'
import type { RouterContext } from '../router-context.ts'
import { askedOnce } from './asked-once.ts'
import { rememberedAnswers } from './remembered-answers.ts'
import { loadScreen } from './screens/load-screen.tsx'
import type { Asked, Offer, Shown, ShownPage } from './shown.ts'

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

/** The page with what each of its blocks asked for. */
function answeredPages(context: RouterContext) {
  const answersFor = rememberedAnswers(context)
  return async (page: PageData, site: Site, newer: AbortSignal): Promise<ShownPage> => {
    const entries = blocksOf(page)
    const needs = await Promise.all(entries.map(async (entry) => needsOf(entry)))
    const given = await answersFor(needs, site, newer)
    const known = new Map(entries.map((entry, index) => [entry, given[index] ?? noAnswers]))
    const answered = (area: readonly PageBlock[]) =>
      area.map((entry) => ({ ...entry, answers: known.get(entry) ?? noAnswers }))
    return {
      id: page.id,
      title: page.title,
      headers: answered(page.headers),
      contents: answered(page.contents),
      footers: answered(page.footers),
    }
  }
}

/** What nobody has published is null. */
const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

/** The service of a page, asked once; one that is not published yet is shown by a sample. */
function rememberedOffers(context: RouterContext) {
  const offerOf = askedOnce((slug: string): Promise<Offer | null> =>
    Promise.all([callApi(context, getService, { slug }), callApi(context, getServiceDates, { slug })]).then(
      ([service, dates]) => ({ service, dates }),
      unlessMissing,
    ),
  )
  return async ({ serviceId }: Page, { pages }: Site): Promise<Offer | null> => {
    const slug = serviceId && pages.find((page) => page.serviceId === serviceId)?.serviceSlug
    return slug ? offerOf(slug) : null
  }
}

type StoredView = Extract<ShownView, { kind: 'stored' }>

/** A page as it is published, asked for with its view: another theme asks for none. Null where nobody would find one. */
const storedPages = (context: RouterContext) =>
  askedOnce<StoredView, Page | null>(
    ({ slug }) => callApi(context, getPage, { slug: slug ?? HOME }).catch(unlessMissing),
    new WeakMap(),
  )

/** What is known of the studio, asked once. */
function studioFacts(context: RouterContext) {
  const ask = askedOnce<'studio', readonly [Site, Business]>(() =>
    Promise.all([callApi(context, getSite, {}), callApi(context, getBusiness, {})]),
  )
  return () => ask('studio')
}

/** A block of the theme may have the id of one on the page: neither message says so by itself. */
function refuseSameIds(page: PageData): PageData {
  const ids = blocksOf(page).map(({ block }) => block.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`The page and its theme both have a block '${twice}'`)
  return page
}

/** Makes what is asked into what is drawn, with the code of all of it. */
export function viewComposer(context: RouterContext) {
  const facts = studioFacts(context)
  const answered = answeredPages(context)
  const offerFor = rememberedOffers(context)
  const storedPage = storedPages(context)
  const sourceOf = async (view: ShownView): Promise<Page | null> => {
    if (view.kind === 'page') return view.page
    return view.kind === 'stored' ? storedPage(view) : screenPage(view.kind)
  }
  return async (asked: Asked, newer: AbortSignal): Promise<Shown> => {
    const { view } = asked
    const [[site, business], found] = await Promise.all([facts(), sourceOf(view)])
    const source = found ?? screenPage('missing')
    const page = asked.showsHidden ? unveiled(source) : source
    const shownSite = siteAsAsked(site, asked)
    const [areas, screen, offer] = await Promise.all([
      composePage(page, shownSite, context),
      loadScreen({ view, source }),
      offerFor(source, site),
    ])
    const whole = refuseSameIds({ id: page.id, title: page.title, ...areas, answers: noAnswers })
    return {
      view,
      source,
      page: await answered(await withOverlap(whole), shownSite, newer),
      business: branded(business, asked.brand),
      path: found ? pathOf(found, view, site) : OFF_THE_MENU,
      isMissing: found === null,
      offer,
      screen,
      menuItems: shownSite.theme.menuItems,
    }
  }
}
