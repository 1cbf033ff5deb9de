import { scopeOf } from '../../base/scope.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import type { Handler } from '../handler.ts'

export const getShownGroups: Handler<'getShownGroups'> = async (_, call) => {
  const { settings } = await readStudio(scopeOf(call))
  const { faq, photoshootApproach, clientReviews } = settings.groups
  return { faq, howItWorks: settings.howItWorks, photoshootApproach, clientReviews }
}
