import {
  getBooking,
  getBusiness,
  getPage,
  getService,
  getServiceDates,
  getSite,
  type OutputOf,
} from '@bellows/api'
import {
  isServiceSlug,
  saidTitle,
  SERVICE_PARAMETER,
  type Block,
  type Page,
  type PageSummary,
  type Service,
  type Slot,
} from '@bellows/domain'
import { isTemplateKey } from '@bellows/sections'
import { notFound } from '@tanstack/react-router'
import { callApi, isMissing } from '../pages/call-api.ts'
import { failInFrame, loadMissingPage, loadPageOf } from '../pages/load-page.ts'
import type { FramedPage } from '../pages/page-data.ts'
import type { RouterContext } from '../router-context.ts'
import { loadFullPicker } from '../booking/picker/full-picker-code.ts'
import { loadPanel } from './load-panel.ts'
import { picturesId } from './service-pictures.ts'

/** The public facts that every screen under a prefix knows. */
export type ServiceFacts = Readonly<{ service: Service }>

/** What the service page knows beyond. */
export type ServicePageData = FramedPage &
  Readonly<{
    /** The page's title, where the first block says one. */
    titleAbove: string
    dates: OutputOf<typeof getServiceDates>
    /** Where an inquiry is sent from. */
    inquiryHref: string
  }>

/** What is not there shows the site's own page for that; what fails, its failure. */
export const missing =
  (context: RouterContext) =>
  (error: unknown): Promise<never> => {
    return isMissing(error) ? loadMissingPage(context) : failInFrame(error, context)
  }

/** Only a service without a page of its own shows all its pictures. */
const withoutGallery = (service: Service): Service => ({
  ...service,
  images: service.image ? [] : service.images.slice(0, 1),
})

/**
 * `entry` is the link of a visitor's own, which opens a service that is not listed too.
 * A slug that no service can have may be another call's address, so it is not asked for.
 */
export async function loadService(
  slug: string,
  context: RouterContext,
  entry?: string,
): Promise<ServiceFacts> {
  if (!isServiceSlug(slug)) return loadMissingPage(context)
  const asked = { slug, ...(entry !== undefined && { entry }) }
  return { service: await callApi(context, getService, asked).then(withoutGallery, missing(context)) }
}

/** The service that a slot belongs to. */
export async function loadSlotService(
  slotId: string,
  context: RouterContext,
): Promise<ServiceFacts & { slot: Slot }> {
  const { slot, serviceSlug } = await callApi(context, getBooking, { id: slotId }).catch(missing(context))
  if (!slot) return loadMissingPage(context)
  return { ...(await loadService(serviceSlug, context)), slot }
}

const IMAGES = 'images/IMAGES-3'

/** Nothing stands above these pictures, and the panel below brings its own room. */
const paddings = { paddingTop: 40, paddingBottom: 0 }

/** A service without a page of its own: its pictures, where there is a template for them. */
function pageWithout({ id, name, images }: Service): Page {
  const gallery = {
    id: picturesId(id),
    name: 'images',
    visibility: true,
    options: { template: 'IMAGES-3', images, ...(images.length === 2 && { columns: 2 }), ...paddings },
  }
  const contents = images.length > 0 && isTemplateKey(IMAGES) ? [gallery] : []
  return {
    id,
    slug: null,
    serviceId: id,
    title: name,
    ogTitle: '',
    layout: { headers: [], contents, footers: [] },
  }
}

const CONTACT = 'contact'

type Reachable = Readonly<{ slug: string; pages: readonly PageSummary[]; email: string }>

/** An inquiry form on the page itself, else the contact page with the service chosen, else a letter. */
function inquiryHrefOf({ layout }: Page, { slug: service, pages, email }: Reachable): string {
  const form = layout.contents.find(({ name, visibility }) => name === 'inquiryForm' && visibility)
  const anchor = form?.options['anchorId']
  if (typeof anchor === 'string' && anchor) return `#${anchor}`
  const contact = pages.find(({ slug }) => slug === CONTACT)
  if (!contact) return `mailto:${email}`
  const place = contact.inquiryAnchor ? `#${contact.inquiryAnchor}` : ''
  return `/${CONTACT}?${SERVICE_PARAMETER}=${service}${place}`
}

const isHero = (block: Block | undefined) => block?.name === 'hero'

/** The same page without what says the service's name large, for a panel that is a page of its own. */
function withoutHero(page: Page): Page {
  const { contents } = page.layout
  const [first] = contents
  if (!isHero(first) && !saidTitle(first)) return page
  return { ...page, layout: { ...page.layout, contents: contents.slice(1) } }
}

/** What stands around which panel. */
type Around = Readonly<{
  loadCode?: () => Promise<unknown>
  hero?: 'whole' | 'none'
  /** The link of a visitor's own by which a service is opened that is not listed. */
  entry?: string
  /** What has been asked for already. */
  asked?: ReturnType<typeof askAround>
}>

const openedBy = ({ entry }: Around) => (entry === undefined ? {} : { entry })

/** What takes no more than the service's slug to ask for. */
function askAround(slug: string, context: RouterContext, around: Around) {
  const facts = Promise.all([
    callApi(context, getSite, {}),
    callApi(context, getBusiness, {}),
    callApi(context, getServiceDates, { slug, ...openedBy(around) }),
  ])
  return { facts, code: around.loadCode?.() }
}

const heroes = { whole: (page: Page) => page, none: withoutHero }

type Asked = Awaited<ReturnType<typeof askAround>['facts']>

async function pageAround(
  service: Service,
  context: RouterContext,
  [{ hero = 'whole', ...around }, [site, { email }, dates]]: readonly [Around, Asked],
): Promise<ServicePageData> {
  const { pages } = site
  const slug = pages.find(({ serviceId }) => serviceId === service.id)?.slug
  const whole = slug
    ? await callApi(context, getPage, { slug })
    : pageWithout(await callApi(context, getService, { slug: service.slug, ...openedBy(around) }))
  const stored = heroes[hero](whole)
  // The same page without its hero is another one to the store.
  const pageKey = `services/${service.slug}${hero === 'none' ? ' no-hero' : ''}`
  const page = await loadPageOf(site, { key: pageKey, page: stored }, context)
  // Of a still block the browser's page has no options.
  const inquiryHref = inquiryHrefOf(stored, { slug: service.slug, pages, email })
  const titleAbove = saidTitle(context.pages.get(pageKey)?.contents[0]?.block)
  return { pageKey, page, titleAbove, dates, inquiryHref }
}

/** The page's sections and the panel's code come side by side. */
async function loadAround(
  service: Service,
  context: RouterContext,
  around: Around,
): Promise<ServicePageData> {
  const { facts, code } = around.asked ?? askAround(service.slug, context, around)
  const [page] = await Promise.all([
    facts.then((known) => pageAround(service, context, [around, known])),
    code,
    // What does not come now is asked for where it is drawn.
    code && !service.isMiniSession && loadFullPicker().catch(() => undefined),
  ])
  return page
}

/** Around the one time that a link has led to, which stands first. */
export const loadSlotPage = (
  service: Service | undefined,
  context: RouterContext,
): Promise<ServicePageData> => loadServicePage(service, context, { loadCode: loadPanel, hero: 'none' })

export async function loadServicePage(
  service: Service | undefined,
  context: RouterContext,
  around: Around = { loadCode: loadPanel },
): Promise<ServicePageData> {
  if (!service) throw notFound()
  return loadAround(service, context, around).catch(missing(context))
}

/** The same while the service itself is on its way, so that the line is waited for once. */
export async function loadServiceIndex(
  slug: string,
  context: RouterContext,
  service: Promise<Service | undefined>,
): Promise<ServicePageData> {
  const around = { loadCode: loadPanel }
  const asked = askAround(slug, context, around)
  // Where there is no such service, what else fails is no news.
  asked.facts.catch(() => undefined)
  asked.code?.catch(() => undefined)
  return loadServicePage(await service, context, { ...around, asked })
}
