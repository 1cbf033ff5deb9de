import { getOrder } from '@bellows/api'
import { callApi } from '../pages/call-api.ts'
import { chromePage } from '../pages/chrome-page.ts'
import { loadPage } from '../pages/load-page.ts'
import type { FramedPage } from '../pages/page-data.ts'
import type { RouterContext } from '../router-context.ts'
import { missing } from '../service/load-service.ts'
import { shootsTitle } from './shoots-texts.ts'

export type FinishData = FramedPage & Readonly<{ title: string }>

/** Of the order only this much is told here: whether it is there. */
export async function requireOrder(id: string, context: RouterContext): Promise<null> {
  await callApi(context, getOrder, { id }).catch(missing(context))
  return null
}

export async function loadFinish(context: RouterContext): Promise<FinishData> {
  const pageKey = 'shoots'
  const page = await loadPage(pageKey, chromePage(pageKey), context).catch(missing(context))
  return { title: shootsTitle(context.i18n, 'finish'), pageKey, page }
}
