import type { Site } from '@bellows/domain'
import { serviceQueryKey, type PageNeeds } from '@bellows/sections'
import { answerNeeds, answersWithin } from '../pages/answer-needs.ts'
import { noAnswers, type PageAnswers } from '../pages/page-data.ts'
import type { RouterContext } from '../router-context.ts'
import { rest } from './rest.ts'

/** How long what filters a list stands still before its services are asked for anew. */
const FILTERS_REST_MS = 300

/** How long a section says that something could not be had, before the next change asks for it again. */
const FAILURE_RESTS_MS = 3000

const keyOf = (need: PageNeeds): string => JSON.stringify(need)

/** A list or a group that could not be had leaves the rest of its page standing. */
const isLacking = ({ services, group }: PageNeeds, answers: PageAnswers): boolean =>
  (services !== undefined && !answers.services[serviceQueryKey(services)]) ||
  (group !== undefined && !answers.groups[group])

/** Asked once for each block's needs: one that moves, goes or comes again waits for nothing. */
export function rememberedAnswers(context: RouterContext) {
  const known = new Map<string, Promise<PageAnswers>>()
  let hadList = false
  const isUnknown = (need: PageNeeds) => !known.has(keyOf(need))
  const forget = (needs: readonly PageNeeds[]) => {
    for (const need of needs) known.delete(keyOf(need))
  }
  const ask = async (needs: readonly PageNeeds[], site: Site): Promise<PageAnswers> => {
    try {
      const answers = await answerNeeds(needs, site, context)
      const lacking = needs.filter((need) => isLacking(need, answers))
      if (lacking.length > 0) setTimeout(forget, FAILURE_RESTS_MS, lacking)
      return answers
    } catch (error) {
      forget(needs)
      throw error
    }
  }
  /** An answer for each of the needs. */
  return async (needs: readonly PageNeeds[], site: Site, newer: AbortSignal): Promise<PageAnswers[]> => {
    if (hadList && needs.some((need) => need.services && isUnknown(need))) await rest(FILTERS_REST_MS, newer)
    hadList = needs.some(({ services }) => services)
    // Looked for after the rest, in which what was lacking may have been forgotten.
    const unknown = needs.filter(isUnknown)
    if (unknown.length > 0) {
      const answers = ask(unknown, site)
      for (const need of unknown) known.set(keyOf(need), answers)
    }
    return Promise.all(
      needs.map(async (need) => answersWithin((await known.get(keyOf(need))) ?? noAnswers, [need])),
    )
  }
}
