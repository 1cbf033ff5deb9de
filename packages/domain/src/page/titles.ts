const DOT = ' · '

/** The English names of steps and contexts; their translations stand in the titles. */
export const stepNames = [
  'Shoot pending',
  'Shoot',
  'Inquiry',
  'Slot reserved',
  'Service',
  'Select date',
  'Select add-ons',
  'Your information',
  'Sign contract',
  'Questionnaire',
  'Checkout',
  'Payments',
  'Contract',
  'Finish',
  'Select package',
  'Invoice',
] as const

export type StepName = (typeof stepNames)[number]

export const titleFields = [
  'step',
  'context',
  'serviceName',
  'slotId',
  'orderId',
  'inquiryId',
  'invoiceId',
  'businessName',
  'number',
  'count',
] as const

export type TitleValues = Partial<Record<(typeof titleFields)[number], string>>

export const bookingTitleTemplate = '{{step}} · {{context}} · {{serviceName}} · {{businessName}}'

/** Fills the places of a title; a part between dots that ends up empty disappears. */
export function fillTitle(template: string, values: TitleValues): string {
  const known = new Map<string, string>(Object.entries(values))
  return template
    .split(DOT)
    .map((part) => part.replace(/\{\{(\w+)\}\}/g, (_, name: string) => known.get(name) ?? '').trim())
    .filter(Boolean)
    .join(DOT)
}

/** What the booking frame shows as its heading: the title before the first dot. */
export function headingOf(title: string): string {
  return title.split(DOT)[0] ?? ''
}

export interface TitledPage {
  routeTitle?: string | null
  ogTitle?: string | null
  title?: string | null
}

/** A content page's title: the route's, or the page's ogTitle, or its title, and the business name. */
export function pageTitle(page: TitledPage, businessName: string): string {
  const own = page.routeTitle || page.ogTitle || page.title || ''
  return [own, businessName].filter(Boolean).join(DOT)
}

export function errorTitle(businessName: string, message: string): string {
  return [businessName, message].filter(Boolean).join(' - ')
}
