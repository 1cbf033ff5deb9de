import { runSite } from '../scripts/site-server.ts'

const PORT = 3210

/** One server for all flows; its database is new, its holds are not limited by address since all come from one. */
export default async function startSite() {
  const site = await runSite({
    port: PORT,
    folder: '.data/flows',
    isFresh: true,
    env: { LIVE_HOLDS_PER_ADDRESS: '100', MINIMUM_FILL_TIME: '0' },
  })
  return () => site.stop()
}
