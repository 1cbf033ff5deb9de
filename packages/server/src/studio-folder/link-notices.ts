import { menuHref, pageHref, pageRefSchema, safeHref, type MenuItem, isRecord } from '@bellows/domain'
import * as z from 'zod/mini'
import { areasOf, type Laid } from './folder-areas.ts'
import { FolderFault } from './folder-fault.ts'
import type { Place } from './rewrite-json.ts'
import type { StudioFolder } from './studio-folder.ts'

export type Linked = Pick<StudioFolder, 'services' | 'pages'> & {
  theme: Pick<StudioFolder['theme'], 'menuItems'> & Laid['theme']
}

/** Pages and addresses that visitors reach. */
function reachedIn({ services, pages }: Linked) {
  const offered = services.filter(({ isPublished }) => isPublished)
  const isOffered = (serviceId: string | null) => offered.some(({ id }) => id === serviceId)
  // The page of a service leads on to its service.
  const shown = pages.filter(
    ({ isPublished, serviceId }) => isPublished && (serviceId === null || isOffered(serviceId)),
  )
  const hrefs = new Set([
    '/',
    ...shown.map(({ slug }) => `/${slug ?? ''}`),
    ...offered.map(({ slug }) => `/services/${slug}`),
  ])
  return { hrefs, pageIds: new Set(shown.map(({ id }) => id)) }
}

/** A menu's entries with what is below them, each with its place. */
export const entriesOf = (items: readonly MenuItem[], place: Place): [MenuItem, Place][] =>
  items.flatMap((item, index) => {
    const own = [...place, index]
    return [[item, own], ...entriesOf(item.children, [...own, 'children'])]
  })

type Settings = Readonly<Record<string, unknown>>

/** What stands in a block's options, however deep, and may be a button that is shown, each with its place. */
function shownIn(value: unknown, place: Place): [Settings, Place][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => shownIn(entry, [...place, index]))
  if (!isRecord(value)) return []
  const below = Object.entries(value).flatMap(([name, child]) => shownIn(child, [...place, name]))
  return value['showButton'] === false ? below : [[value, place], ...below]
}

const buttonsIn = (folder: Linked) =>
  areasOf(folder).flatMap(({ file, path, blocks }) =>
    blocks.flatMap(({ options }, index) =>
      shownIn(options, [...path, index, 'options']).map(([button, place]) => ({ file, button, place })),
    ),
  )

type Button = ReturnType<typeof buttonsIn>[number]

function pageOf({ file, button: { buttonAction, buttonPage }, place }: Button) {
  const page = z.safeParse(pageRefSchema, buttonPage)
  return buttonAction === 'page' && page.success
    ? [{ file, page: page.data, place: [...place, 'buttonPage'] }]
    : []
}

/** A link that no browser is given, so that its button is not shown. */
function refusedLink({ file, button: { buttonAction, buttonLink }, place }: Button): string[] {
  const isLeft = typeof buttonLink !== 'string' || buttonLink.trim() === '' || safeHref(buttonLink) !== null
  if (buttonAction !== 'link' || isLeft) return []
  const shown = JSON.stringify(buttonLink.slice(0, 120))
  const words = `${shown} is no address of the web or of the site, no mailto: and no tel:, so its button is not shown`
  return [new FolderFault(file, [...place, 'buttonLink'], words).message]
}

function notice(file: string, place: Place, slug: string | null): string {
  const written = JSON.stringify(slug?.slice(0, 120) ?? null)
  return new FolderFault(file, [...place, 'slug'], `nothing is published at ${written}`).message
}

/** Entries of the menu and buttons that lead to what is not there, or nowhere, a line each. */
export function linkNotices(folder: Linked): string[] {
  const { hrefs, pageIds } = reachedIn(folder)
  const entries = entriesOf(folder.theme.menuItems, ['menuItems']).flatMap(([item, place]) => {
    const href = menuHref(item)
    const isKnown = href !== null && (hrefs.has(href.replace(/[?#].*/, '')) || !href.startsWith('/'))
    return isKnown ? [] : [notice('theme.json', place, item.slug)]
  })
  const buttons = buttonsIn(folder)
  const pages = buttons
    .flatMap(pageOf)
    // A page is known by its id, whatever it was called when the button was made.
    .filter(({ page }) => !pageIds.has(page.id) && !hrefs.has(pageHref(page)))
    .map(({ file, page, place }) => notice(file, place, page.slug))
  return [...entries, ...pages, ...buttons.flatMap(refusedLink)]
}
