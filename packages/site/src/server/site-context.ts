import type { Manifest } from 'vite'
import type { ApiFetch, SharedReads } from '../router-context.ts'

/** What the server hands in to draw a page. */
export type SiteContext = Readonly<{
  /** The API, called in process. */
  api: ApiFetch
  /** What was read of the API for the same content, for all who draw pages of it. */
  reads?: SharedReads | undefined
  /** Who may hold the owner's preview; no call of the API tells it. */
  builders?: () => Promise<readonly string[]>
  /** Where all pictures of the studio come from that are not its own. */
  pictureOrigins?: () => Promise<readonly string[]>
  /** Vite's manifest of the browser build; empty while developing. */
  clientManifest: Manifest
  /** Folder of the browser build; empty while developing. */
  assetsRoot: string
  /** A form that was refused when it was posted without JavaScript. */
  form?: Readonly<{
    values: Readonly<Record<string, readonly string[]>>
    errors: Readonly<Record<string, string>>
  }>
  /** What the bundler serves in place of built files. */
  dev?: Readonly<{ scripts: readonly string[]; css: readonly string[]; inlineHead: string }>
}>
