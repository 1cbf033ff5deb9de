import { menuHref, type Business, type Image, type MenuItem, type Service } from '@bellows/domain'
import type { AnyRouter } from '@tanstack/react-router'
import type { PageData } from '../../pages/page-data.ts'
import type { ApiAccess, PageStore } from '../../router-context.ts'
import { beginning, plainText } from './plain-text.ts'
import { cardPictureOf, homePicture } from './screen-pictures.ts'

/** What search engines and whoever passes a link on are told of a screen. */
export type SharedScreen = Readonly<{
  business: Business
  /** From the root, without a query. */
  path: string
  name: string
  description: string
  /** The screen's own, if it has one that others can show. */
  picture: Image | null
  /** The studio's, where the screen has none. */
  standIn: Image | null
  page: PageData
  service: Service | null
  /** Screens that lead here, the home page left out. */
  parents: readonly Pick<MenuItem, 'title' | 'slug'>[]
  now: number
}>

const DESCRIPTION_MAX = 160
/** A shorter text is a label, which tells nothing of the page. */
const DESCRIPTION_MIN = 30

const textAt = (options: Readonly<Record<string, unknown>>, name: string): string => {
  const text = options[name]
  return typeof text === 'string' ? plainText(text) : ''
}

function descriptionOf(service: Service | null, { contents }: PageData): string {
  const said = contents.flatMap(({ block: { options } }) => [
    textAt(options, 'description'),
    textAt(options, 'subtitle'),
  ])
  const texts = [plainText(service?.description ?? ''), ...said]
  return beginning(texts.find(({ length }) => length >= DESCRIPTION_MIN) ?? '', DESCRIPTION_MAX)
}

function wayTo(path: string, items: readonly MenuItem[]): readonly MenuItem[] | null {
  for (const item of items) {
    if (menuHref(item) === path) return [item]
    const below = wayTo(path, item.children)
    if (below) return [item, ...below]
  }
  return null
}

type Loaded = Readonly<{ pageKey?: string; service?: Service }> | undefined

/** The page and the service that the routes of a screen have loaded. */
function loadedBy(router: AnyRouter, pages: PageStore) {
  const loaded = router.stores.matches.get().map(({ loaderData }) => loaderData as Loaded)
  const key = loaded.find((data) => data?.pageKey !== undefined)?.pageKey
  const page = key === undefined ? undefined : pages.get(key)
  return { page, service: loaded.find((data) => data?.service)?.service ?? null }
}

type Around = Readonly<{ business: Business; menuItems: readonly MenuItem[]; path: string; now: number }> &
  Readonly<{ api: ApiAccess }>

/** What a drawn screen has to tell; nothing where none of its routes has a page. */
export async function sharedScreen(
  router: AnyRouter,
  pages: PageStore,
  { api, ...around }: Around,
): Promise<SharedScreen | null> {
  const { page, service } = loadedBy(router, pages)
  if (!page) return null
  const { menuItems, ...facts } = around
  const picture = service?.image ?? cardPictureOf(page.contents.map(({ block }) => block))
  const way = wayTo(facts.path, menuItems) ?? []
  return {
    ...facts,
    page,
    service,
    name: service?.name ?? way.at(-1)?.title ?? page.title,
    description: descriptionOf(service, page),
    picture,
    standIn: picture ? null : await homePicture(api),
    parents: way.slice(0, -1),
  }
}
