import { getOrder } from '@bellows/api'
import { finishTitle } from '../booking/flow/step-texts.ts'
import { callApi } from '../pages/call-api.ts'
import { chromePage } from '../pages/chrome-page.ts'
import { loadPage } from '../pages/load-page.ts'
import type { FramedPage } from '../pages/page-data.ts'
import type { RouterContext } from '../router-context.ts'
import { missing } from '../service/load-service.ts'

export type ShootsData = FramedPage & Readonly<{ title: string }>

/** Of the order only this much is told here: whether it is there. */
async function requireOrder(id: string, context: RouterContext): Promise<void> {
  await callApi(context, getOrder, { id }).catch(missing(context))
}

export async function loadShoots(orderId: string, context: RouterContext): Promise<ShootsData> {
  const pageKey = 'shoots'
  const [page] = await Promise.all([
    loadPage(pageKey, chromePage(pageKey), context).catch(missing(context)),
    requireOrder(orderId, context),
  ])
  return { title: finishTitle(context.i18n), pageKey, page }
}
