import { tracked } from '@bellows/sections'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import type { FramedPage } from './page-data.ts'

type FrameModule = typeof import('./page-frame.tsx')

let loading: Promise<FrameModule> | undefined

/** What a page of sections stands in; whoever leads to one has it loaded before. */
export const loadPageFrame = (): Promise<FrameModule> => (loading ??= tracked(import('./page-frame.tsx')))

/** What the innermost route brought, where it is a page in the site's frame. */
export function framedOf(matches: readonly AnyRouteMatch[]): FramedPage | null {
  const loaded = matches.at(-1)?.loaderData as Partial<FramedPage> | undefined
  return loaded?.page && loaded.pageKey !== undefined ? (loaded as FramedPage) : null
}

/** Whether a page could not be had; a step that fails says so in the booking's own frame. */
export function hasFailed(matches: readonly AnyRouteMatch[]): boolean {
  const failed = matches.find(({ status }) => status === 'error' || status === 'notFound')
  return failed !== undefined && failed.staticData.step === undefined
}

/** What the first page stands in, before it is taken over. */
export async function loadFrameFor(matches: readonly AnyRouteMatch[]): Promise<void> {
  if (framedOf(matches) || hasFailed(matches)) await loadPageFrame()
}

/** The page that is left: the next one stands in what is around it where its own cannot be had. */
export function keepFrame(matches: readonly AnyRouteMatch[], { frame }: Pick<RouterContext, 'frame'>): void {
  if (!hasFailed(matches)) frame.left = framedOf(matches)
}
