import {
  builderOrigin,
  clockMinutes,
  leavesPackageOpen,
  menuHref,
  type MenuItem,
  type Schedule,
} from '@bellows/domain'
import { fileOfService } from './check-service.ts'
import type { ServiceFile } from './folder-schemas.ts'
import { headingNotices } from './heading-notices.ts'
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

const windowsOf = (schedules: readonly Schedule[]) =>
  schedules.flatMap((schedule) => ('weekday' in schedule ? [schedule] : schedule.windows))

/** Minutes of the longest time a full session may be chosen from; null where no time of day is offered. */
function widestWindow({ availableSchedules, isMiniSession, options }: ServiceFile): number | null {
  const lengths = windowsOf(availableSchedules).map(({ from, to }) => clockMinutes(to) - clockMinutes(from))
  const choosesStart = !isMiniSession && !options.isBookingWithoutTime
  return choosesStart && lengths.length > 0 ? Math.max(...lengths) : null
}

/** The lengths of a service's packages and of the shoots they are made of, each with its place. */
const lengthsOf = ({ packages }: ServiceFile): [number, string][] =>
  packages.flatMap(({ shootDuration, shoots }, index) => [
    [shootDuration, `packages.${index}.shootDuration`] as [number, string],
    ...shoots.map(({ shootDuration: own }, shoot): [number, string] => [
      own,
      `packages.${index}.shoots.${shoot}.shootDuration`,
    ]),
  ])

const longerThanOpen = ({ services }: Parts): string[] =>
  services.flatMap((service) => {
    const widest = widestWindow(service)
    if (widest === null) return []
    return lengthsOf(service)
      .filter(([minutes]) => minutes > widest)
      .map(
        ([minutes, place]) =>
          `${fileOfService(service)} at ${place}: ${minutes} minutes fit into no window of availableSchedules, the widest is ${widest}, so no date can be chosen for it`,
      )
  })

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
  ...longerThanOpen(folder),
  ...deadEntries(folder),
  ...headingNotices(folder.pages),
]
