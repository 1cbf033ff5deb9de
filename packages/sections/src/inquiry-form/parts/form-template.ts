import type { PageNeeds } from '../../kit/page-needs.ts'

/** How every inquiry form lives on its page: asked for its questions, woken when the visitor turns to it. */
export const formTemplate = {
  isLive: true,
  wakes: 'touched',
  needs: (): PageNeeds => ({ inquiry: true }),
} as const
