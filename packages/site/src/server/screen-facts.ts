import { templateOf, templateSource } from '@bellows/sections'
import type { AnyRouter } from '@tanstack/react-router'
import { blocksOf } from '../pages/page-data.ts'
import type { PageStore } from '../router-context.ts'

/** What the document around a rendered screen depends on. */
export type ScreenFacts = Readonly<{
  /** Source modules whose code or styles the screen uses, the client's entry left out. */
  sources: readonly string[]
  /** Modules of the routes themselves: their code runs at once. */
  routeSources: readonly string[]
  /** Modules of live sections: their code will run in the browser. */
  liveSources: readonly string[]
  startsLate: boolean
  isPublic: boolean
  isCounted: boolean
  isPersonal: boolean
  isPreview: boolean
  /** What was thrown while the page was loaded, and the pattern of its route. */
  failure: Readonly<{ error: unknown; route: string }> | null
}>

/** Modules of a page's blocks, all of them or only those that wake up in the browser. */
export function blockSources(pages: PageStore, isLiveOnly: boolean): string[] {
  const entries = [...pages.values()].flatMap(blocksOf).filter((entry) => entry.isLive || !isLiveOnly)
  const sources = entries.flatMap(({ block }) => {
    const template = templateOf(block)
    return template ? [templateSource(template.key)] : []
  })
  return [...new Set(sources)]
}

export function screenFacts(router: AnyRouter, pages: PageStore): ScreenFacts {
  const matches = router.stores.matches.get()
  const traits = Object.assign({}, ...matches.map((match) => match.staticData ?? {}))
  const routeSources = matches.flatMap((match) => match.staticData?.sources ?? [])
  const liveSources = blockSources(pages, true)
  const failed = matches.find(({ status }) => status === 'error')
  return {
    failure: failed ? { error: failed.error, route: failed.fullPath } : null,
    sources: [...routeSources, ...blockSources(pages, false)],
    routeSources,
    liveSources,
    startsLate: traits.startsLate ?? false,
    isPublic: traits.isPublic ?? false,
    isCounted: traits.isCounted ?? false,
    isPersonal: traits.isPersonal ?? false,
    isPreview: traits.isPreview ?? false,
  }
}
