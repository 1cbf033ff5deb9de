import type { RunningSite } from '../../scripts/site-server.ts'
import { runScratchStudio, type ScratchStudio } from '../scratch-studio.ts'
import { test } from './console-watch.ts'

/** The tests of the file visit a site with that studio alone, which is started before them and ended after them. */
export function onScratchStudio(studio: ScratchStudio): void {
  let site: RunningSite | undefined
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    site = await runScratchStudio(studio)
  })
  test.afterAll(() => site?.stop())
  test.use({ baseURL: `http://localhost:${studio.port}` })
}
