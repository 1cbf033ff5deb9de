import { steps } from '@bellows/domain'
import { BUILDER, frameOf, givePage, heardOf, previewOf, send } from '../site/builder.ts'
import { look, type Watched } from './crawl.ts'

const slugOf = (page: string) => page.slice(1) || null

/** What a builder shows of a studio: its pages, and the screens of a booking with samples. */
const viewsOf = (pages: readonly string[]): object[] => [
  ...pages.map((page) => ({ kind: 'stored', slug: slugOf(page) })),
  { kind: 'service' },
  ...steps.map((step) => ({ kind: 'step', step })),
  { kind: 'finish' },
]

/** The owner's preview of every page, held by a builder; what was found in all of it. */
export async function previewFaults(
  watched: Watched,
  origin: string,
  pages: readonly string[],
): Promise<string[]> {
  const { page } = watched
  const answers = async () => (await heardOf(page, 'web-builder-applied')).map(({ data }) => data['sequence'])
  const isTold = (sequence: number) =>
    page.waitForFunction(
      (asked) =>
        Object(window)['heard'].some(
          ({ data }: { data: Record<string, unknown> }) => data['sequence'] === asked,
        ),
      sequence,
    )
  await givePage(page, BUILDER, { frames: [frameOf(`${origin}/web-builder/preview`)] })
  await page.goto(BUILDER)
  await page.waitForFunction(() => Object(window)['heard'].length > 0)
  const found: string[] = []
  for (const [sequence, view] of viewsOf(pages).entries()) {
    await send(page, { action: 'web-builder-page-update', sequence, view })
    await isTold(sequence)
    if (!(await answers()).includes(sequence)) found.push(`${JSON.stringify(view)} was not shown`)
    const seen = await look(watched, previewOf(page))
    found.push(...seen.map((one) => `${JSON.stringify(view)}: ${one}`))
  }
  return found
}
