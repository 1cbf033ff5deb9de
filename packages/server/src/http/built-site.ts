import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render, SiteHost } from './site-host.ts'

async function readManifest(file: string): Promise<Record<string, unknown>> {
  const manifest: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
  return manifest
}

/** Loads the built site from `dist`. @throws if it was not built */
export async function builtSite(dist: string): Promise<SiteHost> {
  const assetsRoot = path.join(dist, 'client')
  const clientManifest = await readManifest(path.join(assetsRoot, '.vite', 'manifest.json'))
  const entry = pathToFileURL(path.join(dist, 'server', 'entry-server.js')).href
  const { render }: { render: Render } = await import(entry)
  return { clientManifest, assetsRoot, render }
}
