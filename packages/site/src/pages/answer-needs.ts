import { listInquiryOptions, listServices, serviceTypeQuery } from '@bellows/api'
import type { ServiceSummary, Site } from '@bellows/domain'
import { serviceQueryKey, type PageNeeds, type ServiceQuery } from '@bellows/sections'
import type { RouterContext } from '../router-context.ts'
import { callApi } from './call-api.ts'
import type { PageAnswers } from './page-data.ts'
import { entriesWithin, studioEntries } from './studio-entries.ts'

const filterOf = ({ source, serviceIds }: ServiceQuery) =>
  source === 'custom' ? { ids: [...serviceIds] } : { serviceType: serviceTypeQuery[source] }

/** A service as its card needs it: what only its own page shows would weigh in every list's page. */
const forCard = ({ packages, images, ...service }: ServiceSummary): ServiceSummary => ({
  ...service,
  images: service.image ? [] : images.slice(0, 1),
  packages: packages.map((offered) => ({
    ...offered,
    description: '',
    features: [],
    paymentSetup: [],
  })),
})

/** A list that cannot be had is null: its section says so, the rest of the page stands. */
const servicesFor = (query: ServiceQuery, context: RouterContext): Promise<ServiceSummary[] | null> =>
  callApi(context, listServices, { ...filterOf(query), sort: query.sort }).then(
    (services) => services.map(forCard),
    () => null,
  )

/** Fetches what the sections of a page asked for, each thing once. */
export async function answerNeeds(
  needs: readonly PageNeeds[],
  site: Site,
  context: RouterContext,
): Promise<PageAnswers> {
  const queries = new Map(
    needs.flatMap(({ services }) => (services ? [[serviceQueryKey(services), services] as const] : [])),
  )
  const hasForm = needs.some(({ inquiry }) => inquiry)
  const [lists, options, entries] = await Promise.all([
    Promise.all([...queries].map(async ([key, query]) => [key, await servicesFor(query, context)] as const)),
    hasForm ? callApi(context, listInquiryOptions, {}) : [],
    studioEntries(needs, site, context),
  ])
  return {
    services: Object.fromEntries(lists),
    inquiry: { questions: hasForm ? site.inquiryTemplate.questions : [], services: options },
    ...entries,
  }
}

/** The part of a page's answers that the given needs asked for. */
export function answersWithin(answers: PageAnswers, needs: readonly PageNeeds[]): PageAnswers {
  const keys = needs.flatMap(({ services }) => (services ? [serviceQueryKey(services)] : []))
  const hasForm = needs.some(({ inquiry }) => inquiry)
  return {
    services: Object.fromEntries(keys.map((key) => [key, answers.services[key] ?? null])),
    inquiry: hasForm ? answers.inquiry : { questions: [], services: [] },
    ...entriesWithin(answers, needs),
  }
}
