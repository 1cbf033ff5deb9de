import { getShownGroups } from '@bellows/api'
import type { Site } from '@bellows/domain'
import type { GroupName, PageNeeds, StudioEntries } from '@bellows/sections'
import type { RouterContext } from '../router-context.ts'
import { callApi } from './call-api.ts'

/** The part of the studio's entries that the given needs ask for. */
export function entriesWithin(
  { groups, instagram }: StudioEntries,
  needs: readonly PageNeeds[],
): StudioEntries {
  const names = new Set<GroupName>(needs.flatMap(({ group }) => group ?? []))
  const asked = Object.entries(groups).filter(([name]) => names.has(name as GroupName))
  return {
    groups: Object.fromEntries(asked),
    instagram: needs.some((need) => need.instagram) ? instagram : null,
  }
}

/** What a page's sections take from the studio. Groups that cannot be had leave their sections to their words. */
export async function studioEntries(
  needs: readonly PageNeeds[],
  { instagram }: Site,
  context: RouterContext,
): Promise<StudioEntries> {
  const hasGroup = needs.some(({ group }) => group)
  const groups = hasGroup ? await callApi(context, getShownGroups, {}).catch(() => ({})) : {}
  return entriesWithin({ groups, instagram }, needs)
}
