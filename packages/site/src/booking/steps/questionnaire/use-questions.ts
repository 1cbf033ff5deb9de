import { getQuestionnaireTemplate, type ApiError, type OutputOf } from '@bellows/api'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../world/booking-world.tsx'

/**
 * What a service asks its clients; it stays as it is while they answer. Whoever is led back to the step is asked what
 * the studio asks by then.
 */
export function useQuestions(serviceId: string) {
  const call = useCall()
  return useQuery<OutputOf<typeof getQuestionnaireTemplate>, ApiError>({
    queryKey: ['questions', serviceId],
    queryFn: () => call(getQuestionnaireTemplate, { serviceId }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
}
