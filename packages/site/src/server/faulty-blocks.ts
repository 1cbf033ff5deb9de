import type { Site } from '@bellows/domain'
import type { Reporter } from '../pages/report-error.ts'
import { blocksOf } from '../pages/page-data.ts'
import type { PageStore } from '../router-context.ts'

type Faults = ReadonlyMap<string, unknown>

/** By studio: what was told of the blocks of one content version. */
const toldOf = new Map<string, Readonly<{ version: string; faults: Set<string> }>>()

function isNews(fault: string, { businessId }: Reporter, { contentVersion: version }: Site): boolean {
  const known = toldOf.get(businessId)
  const faults = known?.version === version ? known.faults : new Set<string>()
  if (faults.has(fault)) return false
  toldOf.set(businessId, { version, faults: faults.add(fault) })
  return true
}

const unknownOf = (pages: PageStore): [string, unknown][] =>
  [...pages.values()]
    .flatMap(blocksOf)
    .filter(({ isUnknown }) => isUnknown)
    .map(({ block }) => [
      block.id,
      new Error(`No template ${block.name}/${String(block.options['template'])}`),
    ])

/** Reports the blocks that threw and those that no template draws, once a content version. */
export async function reportBlocks(
  { crashes, pages }: Readonly<{ crashes: Faults; pages: PageStore }>,
  site: Site,
  reporter: Reporter,
): Promise<void> {
  const news = [...unknownOf(pages), ...crashes].filter(([id, error]) =>
    isNews(`${id} ${String(error)}`, reporter, site),
  )
  if (news.length === 0) return
  const { reportError } = await import('../pages/report-error.ts')
  await Promise.all(news.map(([block, error]) => reportError(reporter, error, { block })))
}
