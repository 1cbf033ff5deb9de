import type { ApiFetch } from './in-process-api.ts'

/** What a page's form had in it when it was refused, for drawing the page again without JavaScript. */
export interface PostedForm {
  values: Readonly<Record<string, readonly string[]>>
  /** By field name; '' stands for the form as a whole. */
  errors: Readonly<Record<string, string>>
}

/** Only while developing: what the bundler serves in place of built files. */
interface DevelopmentAssets {
  scripts: readonly string[]
  css: readonly string[]
  inlineHead: string
}

export interface SiteContext {
  api: ApiFetch
  /** What was read of the API for the same content, for all who draw pages of it. */
  reads?: Map<string, Promise<unknown>> | undefined
  /** Who may hold the owner's preview; no call of the API tells it. */
  builders: () => Promise<readonly string[]>
  /** Where all pictures of the studio come from that are not its own. */
  pictureOrigins: () => Promise<readonly string[]>
  /** Vite's manifest of the browser build; empty while developing. */
  clientManifest: Readonly<Record<string, unknown>>
  /** Folder of the browser build; empty while developing. */
  assetsRoot: string
  form?: PostedForm
  dev?: DevelopmentAssets
}

export type Render = (request: Request, context: SiteContext) => Promise<Response>

/** The rendered site as this server hosts it; built and developing sites differ only in how they are loaded. */
export interface SiteHost {
  clientManifest: Readonly<Record<string, unknown>>
  assetsRoot: string
  /** Addresses of the build's style sheets, in the order in which pages name them; none while developing. */
  sheets: readonly string[]
  /** Addresses of the files that every studio's site has, as `/robots.txt`; none while developing. */
  files: readonly string[]
  render: Render
}
