import { checkForm, checkService, fileOfService, offersStarts } from './check-service.ts'
import { FolderFault } from './folder-fault.ts'
import type { ServiceFile } from './folder-schemas.ts'
import { pageFile } from './page-file.ts'
import type { StudioFolder } from './studio-folder.ts'

function requireUnique(entries: readonly { id: string; file: string }[], what: string): void {
  const seen = new Map<string, string>()
  for (const { id, file } of entries) {
    const other = seen.get(id)
    if (other !== undefined) throw new FolderFault(file, [], `the ${what} "${id}" is in ${other} too`)
    seen.set(id, file)
  }
}

/** Those in use, and Chile's unit of account, which is priced in and is no money. */
const currencies = new Set([...Intl.supportedValuesOf('currency'), 'CLF'])

function checkCurrency({ studio }: StudioFolder): void {
  const { currency } = studio.paymentSetup
  if (currencies.has(currency)) return
  throw new FolderFault('studio.json', ['paymentSetup', 'currency'], `there is no currency ${currency}`)
}

/** Starts that do not step on would be none; where no service offers any, nothing asks how they step. */
function checkStarts({ studio, services }: StudioFolder): void {
  if (studio.bookingAvailability.startIncrement > 0 || !services.some(offersStarts)) return
  const place = ['bookingAvailability', 'startIncrement']
  throw new FolderFault('studio.json', place, 'at least 1 minute lies between two starts')
}

function checkContracts(service: ServiceFile, known: ReadonlySet<string>): void {
  const missing = service.contractTemplates.find((id) => !known.has(id))
  if (missing === undefined) return
  throw new FolderFault(
    fileOfService(service),
    ['contractTemplates'],
    `there is no contracts/${missing}.html`,
  )
}

function checkPages({ pages, services }: StudioFolder): void {
  const known = new Set(services.map(({ id }) => id))
  const around = pages.flatMap(({ serviceId: id, slug }) =>
    id === null ? [] : [{ id, file: pageFile(slug) }],
  )
  requireUnique(around, 'page of the service')
  for (const { serviceId, slug } of pages) {
    if (serviceId === null || known.has(serviceId)) continue
    throw new FolderFault(pageFile(slug), ['serviceId'], `there is no service "${serviceId}"`)
  }
  if (!pages.some(({ slug }) => slug === null))
    throw new FolderFault('pages/home.json', [], 'a home page is needed')
}

/** What no single file can say: names that must be there, or be there once. @throws FolderFault */
export function checkFolder(folder: StudioFolder): void {
  const { services, pages, contracts, studio } = folder
  const idsOf = (pick: (service: ServiceFile) => readonly { id: string }[]) =>
    services.flatMap((service) => pick(service).map(({ id }) => ({ id, file: fileOfService(service) })))
  requireUnique(
    services.map((service) => ({ id: service.id, file: fileOfService(service) })),
    'service',
  )
  requireUnique(
    idsOf(({ packages }) => packages),
    'package',
  )
  requireUnique(
    idsOf(({ addons }) => addons),
    'add-on',
  )
  requireUnique(
    idsOf(({ serviceDates }) => serviceDates),
    'date',
  )
  requireUnique(
    pages.map(({ id, slug }) => ({ id, file: pageFile(slug) })),
    'page',
  )
  const known = new Set(contracts.map(({ id }) => id))
  checkCurrency(folder)
  checkStarts(folder)
  checkForm(folder.inquiry)
  for (const service of services) {
    checkService(service, { currency: studio.paymentSetup.currency, form: folder.inquiry.questions })
    checkContracts(service, known)
  }
  checkPages(folder)
}
