import { NETWORK_TEXT } from '@bellows/api'
import type { Business, MenuItem } from '@bellows/domain'
import { serviceQueryKey, type Host, type ServiceQuery, type ServicesAnswer } from '@bellows/sections'
import type { ApiAccess, PostedFormContext } from '../router-context.ts'
import type { PageAnswers, PageData } from './page-data.ts'

export type HostFacts = ApiAccess &
  Readonly<{
    page: PageData
    business: Business
    menuItems: readonly MenuItem[]
    path: string
    now: string
    postedForm: PostedFormContext | null
    offersCookieChoices?: boolean
    /** Asks for the page's data again. */
    retry: () => void
  }>

/** What sections asked for. */
export const told = (answers: PageAnswers, retry: () => void) => ({
  services: (query: ServiceQuery): ServicesAnswer => {
    const services = answers.services[serviceQueryKey(query)]
    return services ? { state: 'ready', services } : { state: 'failed', retry }
  },
  inquiry: answers.inquiry,
  groups: answers.groups,
  instagram: answers.instagram,
})

/** The world as a content page's sections see it. */
export function hostFor({ page, fetch, onFailure, retry, ...facts }: HostFacts): Host {
  const { business } = facts
  return {
    ...facts,
    isPreview: false,
    ...told(page.answers, retry),
    sendInquiry: async (serviceId, values, guard) => {
      const code = await import('./send-inquiry.ts').catch(() => {
        throw new Error(NETWORK_TEXT)
      })
      return code.sendInquiry({ fetch, onFailure, page, guard }, serviceId, values)
    },
    reportCrash: (blockId, error) =>
      void import('./report-error.ts').then(
        ({ reportError }) => reportError({ fetch, businessId: business.id }, error, { block: blockId }),
        () => undefined,
      ),
  }
}
