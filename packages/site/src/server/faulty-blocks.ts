import type { Reporter } from '../pages/report-error.ts'
import { blocksOf } from '../pages/page-data.ts'
import type { PageStore } from '../router-context.ts'

type Faults = ReadonlyMap<string, unknown>

/** By studio, page and block: the fault that was told last, and the block as it was stored; holds do not make it another. */
const toldOf = new Map<string, string>()

const unknownOf = (pages: PageStore): [string, unknown][] =>
  [...pages.values()]
    .flatMap(blocksOf)
    .filter(({ isUnknown }) => isUnknown)
    .map(({ block }) => [
      block.id,
      new Error(`No template ${block.name}/${String(block.options['template'])}`),
    ])

/** Whether nobody heard of it yet; a block that is well again is forgotten. */
function isNews(key: string, fault: string): boolean {
  const known = toldOf.get(key)
  if (fault) toldOf.set(key, fault)
  else toldOf.delete(key)
  return fault !== '' && fault !== known
}

/** Reports the blocks that threw and those that no template draws, once each until they change. */
export async function reportBlocks(
  { crashes, pages }: Readonly<{ crashes: Faults; pages: PageStore }>,
  reporter: Reporter,
): Promise<void> {
  const faults = new Map([...unknownOf(pages), ...crashes])
  const drawn = [...pages].flatMap(([page, data]) => blocksOf(data).map(({ block }) => ({ page, block })))
  const news = drawn.filter(({ page, block }) => {
    const fault = faults.has(block.id) ? `${String(faults.get(block.id))} ${JSON.stringify(block)}` : ''
    return isNews(`${reporter.businessId} ${page} ${block.id}`, fault)
  })
  if (news.length === 0) return
  const { reportError } = await import('../pages/report-error.ts')
  await Promise.all(news.map(({ block }) => reportError(reporter, faults.get(block.id), { block: block.id })))
}
