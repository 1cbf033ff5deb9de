import { HOLD_TOKEN_HEADER } from '@bellows/api'
import { holdTokenPattern } from '@bellows/domain'
import type { Call, Services } from '../base/call.ts'
import type { AppContext } from './app-env.ts'
import { campaignCookies } from './campaign-cookies.ts'
import { clientAddress } from './client-address.ts'
import { requestHost } from './request-host.ts'

const USER_AGENT_MAX = 300

const tokenOf = (text: string | undefined) => (text && holdTokenPattern.test(text) ? text : undefined)

export function callOf(c: AppContext, services: Services): Call {
  return {
    ...services,
    studio: c.get('studio'),
    host: requestHost(c),
    holdToken: tokenOf(c.req.header(HOLD_TOKEN_HEADER)),
    campaign: campaignCookies(c),
    address: clientAddress(c, services.settings.trustProxy),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX),
    requestId: c.get('requestId'),
  }
}
