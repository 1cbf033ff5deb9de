import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteHost } from './site-host.ts'

/** Answers with what its page is told of the studio's pictures. */
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: async (_, { pictureOrigins }) => Response.json(await pictureOrigins()),
}

const app = useTestApp({ site })
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const origins = async (path: string): Promise<unknown> => (await app().fetch(path)).json()

const picture = (host: string) => JSON.stringify({ image: { url: `https://${host}.example/a.jpg`, alt: '' } })
const page = (id: string, isPublished: boolean) =>
  run(sql`insert into page (business_id, id, slug, title, layout, is_published)
    values (${app().rows.businessId}, ${id}, ${id}, 'A page', ${picture(id)}::jsonb, ${isPublished})`)

async function publish(): Promise<void> {
  await run(sql`update business set content_version = content_version + 1`)
  app().database.publishing.tell(app().rows.businessId)
}

test('every page is told where all pictures of the studio come from, and no other’s', async () => {
  const { businessId } = app().rows
  await page('gallery', true)
  await page('draft', false)
  await run(sql`update service set content = ${picture('service')}::jsonb where id = 'mini'`)
  await run(sql`insert into addon (business_id, id, service_id, name, fee_minor, content)
    values (${businessId}, 'print', 'mini', 'A print', 2000, ${picture('addon')}::jsonb)`)
  await run(sql`update business set profile = profile || '{"logo":{"url":"https://logo.example/a.png"}}'::jsonb,
    settings = settings || '{"instagram":{"posts":[{"imageUrl":"https://posts.example/a.jpg"}]}}'::jsonb`)
  const all = ['logo', 'posts', 'service', 'addon', 'gallery'].map((host) => `https://${host}.example`)
  expect(await origins('/')).toEqual(all)
  expect(await origins('/services/mini/select-addons')).toEqual(all)
})

test('they are read once for each publishing', async () => {
  await page('first', true)
  expect(await origins('/about')).toEqual(['https://first.example'])
  await page('second', true)
  const later = performance.now() + 2000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await origins('/about')).toEqual(['https://first.example'])
  vi.restoreAllMocks()
  await publish()
  expect(await origins('/about')).toEqual(['https://first.example', 'https://second.example'])
})
