import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteHost } from './site-host.ts'

const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: async (request) => {
    const { pathname, origin, search } = new URL(request.url)
    const elsewhere =
      pathname === '/elsewhere' ? 'https://elsewhere.example/new' : `${origin}/services/new${search}`
    return Response.redirect(elsewhere, 308)
  },
}
const app = useTestApp({ site })

test.each([
  ['/old', '/services/new'],
  ['/old?mc_cid=a&mc_eid=b', '/services/new?mc_cid=a&mc_eid=b'],
  ['/old?sent=2&mc_cid=a', '/services/new?sent=2&mc_cid=a'],
  ['/elsewhere?mc_cid=a', 'https://elsewhere.example/new'],
])(
  '%s leads to %s: a page that moved takes what stands in its address along, within the site',
  async (path, to) => {
    const answer = await app().fetch(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
  },
)
