import { runSite } from '../scripts/site-server.ts'
import { testPort } from '../scripts/test-port.ts'

/** One server for all flows; its holds are not limited by address, since all come from one. */
export const siteOptions = {
  port: testPort(3210),
  folder: '.data/flows',
  isFresh: true,
  env: { LIVE_HOLDS_PER_ADDRESS: '100', MINIMUM_FILL_TIME: '0' },
}

export default async function startSite() {
  const site = await runSite(siteOptions)
  process.env['SITE_PID'] = String(site.pid)
  return () => site.stop()
}
