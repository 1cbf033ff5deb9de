import type { Server } from 'node:http'
import {
  createServer as createVite,
  type Connect,
  type EnvironmentModuleNode,
  type ViteDevServer,
} from 'vite'
import type { Render, SiteHost } from './site-host.ts'

const SERVER_ENTRY = '/packages/site/src/entry-server.tsx'
const CLIENT_ENTRY = '/packages/site/src/entry-client.tsx'

/** Has to run before the first module that React refresh watches. */
const refreshPreamble =
  'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;'

/** Addresses of every style sheet reachable from a module, so that the first paint is styled. */
async function collectStyles(vite: ViteDevServer, entry: string): Promise<string[]> {
  const found: string[] = []
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    if (/\.css(\?|$)/.test(module.url))
      found.push(`${module.url}${module.url.includes('?') ? '&' : '?'}direct`)
    module.importedModules.forEach(visit)
  }
  visit(await vite.environments['ssr']?.moduleGraph.getModuleByUrl(entry))
  return found
}

export interface DevelopingSite {
  site: SiteHost
  middlewares: Connect.Server
}

/** The site as its sources stand, with hot replacement over the server's own port. */
export async function developingSite(root: string, server: Server): Promise<DevelopingSite> {
  const vite = await createVite({
    root,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const render: Render = async (request, context) => {
    try {
      const draw: Render = (await vite.ssrLoadModule(SERVER_ENTRY))['render']
      const css = await collectStyles(vite, SERVER_ENTRY)
      const scripts = ['/@vite/client', CLIENT_ENTRY]
      return await draw(request, { ...context, dev: { scripts, css, inlineHead: refreshPreamble } })
    } catch (cause) {
      if (cause instanceof Error) vite.ssrFixStacktrace(cause)
      throw cause
    }
  }
  return {
    site: { clientManifest: {}, assetsRoot: '', sheets: [], files: [], render },
    middlewares: vite.middlewares,
  }
}
