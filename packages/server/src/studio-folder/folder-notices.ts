import {
  builderOrigin,
  clockMinutes,
  isSlotBookable,
  leavesPackageOpen,
  type Schedule,
} from '@bellows/domain'
import { fileOfService } from './check-service.ts'
import { doubledBlocks } from './doubled-blocks.ts'
import type { ServiceFile } from './folder-schemas.ts'
import { headingNotices } from './heading-notices.ts'
import { entriesOf, linkNotices, type Linked } from './link-notices.ts'
import { serviceNotices } from './service-notices.ts'
import type { StudioFolder } from './studio-folder.ts'

type Parts = Linked & { studio: Pick<StudioFolder['studio'], 'builderOrigins' | 'paymentSetup'> }

/** What is on offer of a service, as visitors see it. */
export const asOffered = (service: ServiceFile) => ({
  ...service,
  packages: service.packages.filter(({ isOffered }) => isOffered),
})

const openChoices = ({ services }: Parts): string[] =>
  services
    .filter((service) => leavesPackageOpen(asOffered(service)))
    .map(
      (service) =>
        `${fileOfService(service)} at packages: several packages and none is MULTI, so visitors are asked to choose one`,
    )

const neverOffered = ({ services }: Parts): string[] =>
  services.map(asOffered).flatMap((service) => {
    const [first, ...others] = service.packages
    return first && others.length > 0 && service.type === 'SINGLE_PACKAGE'
      ? [
          `${fileOfService(service)} at packages: a SINGLE_PACKAGE service takes the first, "${first.name}", without asking, so the others are never offered`,
        ]
      : []
  })

const shorterThanPackages = ({ services }: Parts): string[] =>
  services
    .map(asOffered)
    .flatMap((service) =>
      service.serviceDates.flatMap(({ plan: { length } }, index) =>
        isSlotBookable(service, { duration: length })
          ? []
          : [
              `${fileOfService(service)} at serviceDates.${index}.plan.length: ${length} minutes are too short for every package that visitors can book, so no time of this date is offered`,
            ],
      ),
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

const namelessEntries = ({ theme }: Parts): string[] =>
  entriesOf(theme.menuItems, ['menuItems']).flatMap(([{ title }, place]) =>
    title.trim() === ''
      ? [`theme.json at ${place.join('.')}.title: nobody can see or press an entry without words`]
      : [],
  )

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
  ...neverOffered(folder),
  ...shorterThanPackages(folder),
  ...longerThanOpen(folder),
  ...serviceNotices(folder.services, folder.studio.paymentSetup.currency),
  ...linkNotices(folder),
  ...namelessEntries(folder),
  ...doubledBlocks(folder.pages),
  ...headingNotices(folder.pages),
]
