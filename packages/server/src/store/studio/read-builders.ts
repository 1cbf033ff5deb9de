import type { Scope } from '../../base/scope.ts'
import { readStudio } from './read-studio.ts'

/** Whose pages may hold the owner's preview, as the owner wrote them. */
export const readBuilders = async (scope: Scope): Promise<readonly string[]> =>
  (await readStudio(scope)).settings.builderOrigins
