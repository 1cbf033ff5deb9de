import { scopeOf } from '../../base/scope.ts'
import { readContentVersion } from '../../store/content/content-version.ts'
import { readPageIndex } from '../../store/content/read-pages.ts'
import { readInstagram } from '../../store/studio/instagram-source.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import { readTheme } from '../../store/studio/read-theme.ts'
import type { Handler } from '../handler.ts'

export const getSite: Handler<'getSite'> = async (_, call) => {
  const scope = scopeOf(call)
  const [theme, pages, facts, contentVersion] = await Promise.all([
    readTheme(scope),
    readPageIndex(scope),
    readStudio(scope),
    readContentVersion(call.database, scope.businessId),
  ])
  const { inquiryTemplate } = facts.settings
  const instagram = await readInstagram(facts)
  return { theme, pages, inquiryTemplate, instagram, contentVersion }
}
