import { SERVICE_PARAMETER } from '@bellows/domain'
import type { InquiryForm } from '../../kit/host.tsx'

type NamedChoice = Readonly<{ questionId: string; serviceId: string }>

/** The service that an address names by its slug, where the form asks for one. */
export function namedChoice({ questions, services }: InquiryForm, search: string): NamedChoice | null {
  const slug = new URLSearchParams(search).get(SERVICE_PARAMETER)
  const selector = questions.find(({ type }) => type === 'SERVICE_SELECTION')
  const service = services.find((offered) => offered.slug === slug)
  return selector && service ? { questionId: selector.id, serviceId: service.id } : null
}
