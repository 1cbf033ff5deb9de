import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteChecks } from '../studio-folder/judge-folder.ts'
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

type SiteWords = Readonly<{
  optionFaults: SiteChecks['checkBlock']
  parseTheme: SiteChecks['checkTheme']
}>

/** The built site's word on a block's options and a theme's looks. @throws if it was not built */
export async function builtChecks(dist: string): Promise<SiteChecks> {
  const { optionFaults, parseTheme }: SiteWords = await import(entryOf(dist))
  return { checkBlock: optionFaults, checkTheme: parseTheme }
}

/** Loads the built site from `dist`. @throws if it was not built */
export async function builtSite(dist: string): Promise<SiteHost> {
  const assetsRoot = path.join(dist, 'client')
  const clientManifest = await readManifest(path.join(assetsRoot, '.vite', 'manifest.json'))
  const { render, sheetOrder, siteFiles }: SiteEntry = await import(entryOf(dist))
  return { clientManifest, assetsRoot, sheets: sheetOrder(clientManifest), files: siteFiles, render }
}
