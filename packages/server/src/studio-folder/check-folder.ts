import { isAllowedDuration, parseAmount } from '@bellows/domain'
import { FolderFault } from './folder-fault.ts'
import type { ServiceFile } from './folder-schemas.ts'
import type { StudioFolder } from './studio-folder.ts'

const fileOf = ({ slug }: ServiceFile) => `services/${slug}.json`

function requireUnique(entries: readonly { id: string; file: string }[], what: string): void {
  const seen = new Map<string, string>()
  for (const { id, file } of entries) {
    const other = seen.get(id)
    if (other !== undefined) throw new FolderFault(file, [], `the ${what} "${id}" is in ${other} too`)
    seen.set(id, file)
  }
}

/** Amounts must be written with the digits of the studio's currency, lengths be on the list. */
function checkPackages(service: ServiceFile, currency: string): void {
  const isAmount = (text: string) => (parseAmount(text, currency) ?? -1) >= 0
  service.packages.forEach(({ totalFee, shootDuration, discount }, index) => {
    const place = (name: string) => ['packages', index, name]
    if (!isAmount(totalFee))
      throw new FolderFault(fileOf(service), place('totalFee'), `no amount in ${currency}`)
    if (shootDuration !== 0 && !isAllowedDuration(shootDuration)) {
      throw new FolderFault(
        fileOf(service),
        place('shootDuration'),
        `${shootDuration} minutes are not on offer`,
      )
    }
    if (discount && discount.startDate >= discount.endDate) {
      throw new FolderFault(fileOf(service), place('discount'), 'it ends before it starts')
    }
  })
  service.addons.forEach(({ fee }, index) => {
    if (!isAmount(fee))
      throw new FolderFault(fileOf(service), ['addons', index, 'fee'], `no amount in ${currency}`)
  })
}

function checkContracts(service: ServiceFile, known: ReadonlySet<string>): void {
  const missing = service.contractTemplates.find((id) => !known.has(id))
  if (missing === undefined) return
  throw new FolderFault(fileOf(service), ['contractTemplates'], `there is no contracts/${missing}.html`)
}

function checkPages({ pages, services }: StudioFolder): void {
  const known = new Set(services.map(({ id }) => id))
  for (const { serviceId, slug } of pages) {
    if (serviceId === null || known.has(serviceId)) continue
    throw new FolderFault(`pages/${slug ?? 'home'}.json`, ['serviceId'], `there is no service "${serviceId}"`)
  }
  if (!pages.some(({ slug }) => slug === null))
    throw new FolderFault('pages/home.json', [], 'a home page is needed')
}

/** What no single file can say: names that must be there, or be there once. @throws FolderFault */
export function checkFolder(folder: StudioFolder): void {
  const { services, pages, contracts, studio } = folder
  const idsOf = (pick: (service: ServiceFile) => readonly { id: string }[]) =>
    services.flatMap((service) => pick(service).map(({ id }) => ({ id, file: fileOf(service) })))
  requireUnique(
    services.map((service) => ({ id: service.id, file: fileOf(service) })),
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
    pages.map(({ id, slug }) => ({ id, file: `pages/${slug ?? 'home'}.json` })),
    'page',
  )
  const known = new Set(contracts.map(({ id }) => id))
  for (const service of services) {
    checkPackages(service, studio.paymentSetup.currency)
    checkContracts(service, known)
  }
  checkPages(folder)
}
