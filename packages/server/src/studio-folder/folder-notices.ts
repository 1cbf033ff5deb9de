import { builderOrigin, leavesPackageOpen, menuHref, type MenuItem } from '@bellows/domain'
import { fileOfService } from './check-service.ts'
import type { StudioFolder } from './studio-folder.ts'

type Parts = Pick<StudioFolder, 'services' | 'pages'> & {
  studio: Pick<StudioFolder['studio'], 'builderOrigins'>
  theme: Pick<StudioFolder['theme'], 'menuItems'>
}

const openChoices = ({ services }: Parts): string[] =>
  services
    .filter((service) =>
      leavesPackageOpen({ ...service, packages: service.packages.filter(({ isOffered }) => isOffered) }),
    )
    .map(
      (service) =>
        `${fileOfService(service)} at packages: several packages and none is MULTI, so visitors are asked to choose one`,
    )

/** A menu's entries with what is below them, each with its place. */
const entriesOf = (items: readonly MenuItem[], place: string): [MenuItem, string][] =>
  items.flatMap((item, index) => {
    const own = `${place}.${index}`
    return [[item, own], ...entriesOf(item.children, `${own}.children`)]
  })

function deadEntries({ services, pages, theme }: Parts): string[] {
  const offered = services.filter(({ isPublished }) => isPublished)
  const isOffered = (serviceId: string | null) => offered.some(({ id }) => id === serviceId)
  // The page of a service leads on to its service.
  const shown = pages.filter(
    ({ isPublished, serviceId }) => isPublished && (serviceId === null || isOffered(serviceId)),
  )
  const known = new Set([
    '/',
    ...shown.map(({ slug }) => `/${slug ?? ''}`),
    ...offered.map(({ slug }) => `/services/${slug}`),
  ])
  return entriesOf(theme.menuItems, 'menuItems').flatMap(([item, place]) => {
    const href = menuHref(item)
    const isKnown = href !== null && (known.has(href.replace(/[?#].*/, '')) || !href.startsWith('/'))
    const written = JSON.stringify(item.slug?.slice(0, 120))
    return isKnown ? [] : [`theme.json at ${place}.slug: nothing is published at ${written}`]
  })
}

const unheardBuilders = ({ studio }: Parts): string[] =>
  studio.builderOrigins.flatMap((text, index) => {
    const shown = JSON.stringify(text.slice(0, 120))
    return builderOrigin(text) === null
      ? [
          `studio.json at builderOrigins.${index}: ${shown} is no exact origin over https or on this machine, so no builder there is heard`,
        ]
      : []
  })

/** What is no fault but may not be meant, a line each. */
export const folderNotices = (folder: Parts): string[] => [
  ...unheardBuilders(folder),
  ...openChoices(folder),
  ...deadEntries(folder),
]
