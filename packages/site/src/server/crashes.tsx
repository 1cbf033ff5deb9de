import type { Block } from '@bellows/domain'
import { BareBlock, HostProvider } from '@bellows/sections'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { blocksOf, type PageData } from '../pages/page-data.ts'
import { hostFor, type HostFacts } from '../pages/page-host.ts'
import type { PageStore } from '../router-context.ts'

/** React's mark of a boundary whose content failed on the server. */
const FAILED_BOUNDARY = '<!--$!-->'
export const hasCrashed = (html: string): boolean => html.includes(FAILED_BOUNDARY)

type World = Omit<HostFacts, 'page' | 'retry'> & { i18n: I18n }

function crashOf(block: Block, page: PageData, { i18n, ...facts }: World): unknown {
  try {
    renderToString(
      <I18nProvider i18n={i18n}>
        <HostProvider value={hostFor({ ...facts, page, retry: () => undefined })}>
          <BareBlock block={block} />
        </HostProvider>
      </I18nProvider>,
    )
    return null
  } catch (error) {
    return error ?? new Error('Nothing was thrown')
  }
}

/** The words that stand in a block's place. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

/** Draws every block by itself and gives what those that throw have thrown, by block id. */
export function findCrashes(pages: PageStore, world: World): Map<string, unknown> {
  const found = [...pages.values()].flatMap((page) =>
    blocksOf(page)
      .filter(({ isUnknown }) => !isUnknown)
      .map(({ block }) => [block.id, crashOf(block, page, world)] as const),
  )
  return new Map(found.filter(([, thrown]) => thrown !== null))
}
