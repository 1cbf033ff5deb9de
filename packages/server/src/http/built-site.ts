import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CheckBlock } from '../studio-folder/check-options.ts'
import type { Render, SiteHost } from './site-host.ts'

async function readManifest(file: string): Promise<Record<string, unknown>> {
  const manifest: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
  return manifest
}

const entryOf = (dist: string) => pathToFileURL(path.join(dist, 'server', 'entry-server.js')).href

type SiteEntry = Readonly<{
  render: Render
  siteFiles: readonly string[]
  sheetOrder: (clientManifest: SiteHost['clientManifest']) => readonly string[]
}>

/** The built site's word on a block's options. @throws if it was not built */
export async function builtCheck(dist: string): Promise<CheckBlock> {
  const { optionFaults }: { optionFaults: CheckBlock } = await import(entryOf(dist))
  return optionFaults
}

/** Loads the built site from `dist`. @throws if it was not built */
export async function builtSite(dist: string): Promise<SiteHost> {
  const assetsRoot = path.join(dist, 'client')
  const clientManifest = await readManifest(path.join(assetsRoot, '.vite', 'manifest.json'))
  const { render, sheetOrder, siteFiles }: SiteEntry = await import(entryOf(dist))
  return { clientManifest, assetsRoot, sheets: sheetOrder(clientManifest), files: siteFiles, render }
}
