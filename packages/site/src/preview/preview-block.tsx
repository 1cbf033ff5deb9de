import { Block, HostProvider } from '@bellows/sections'
import { Fragment, memo, type ReactNode } from 'react'
import type { PageAnswers } from '../pages/page-data.ts'
import { useAnsweredHost } from './preview-host.ts'
import * as css from './preview.css.ts'
import type { ShownBlock } from './shown.ts'
import { BlockTools } from './tools/block-tools.tsx'

export type Area = 'header' | 'content' | 'footer'
type PreviewBlockProps = Readonly<{ entry: ShownBlock; area: Area; isFirst: boolean }>

function Answered({ answers, children }: Readonly<{ answers: PageAnswers; children: ReactNode }>) {
  return <HostProvider value={useAnsweredHost(answers)}>{children}</HostProvider>
}

/** A block as the builder has it now, with what it takes to choose and change it; drawn anew when it changed itself. */
export const PreviewBlock = memo(({ entry, area, isFirst }: PreviewBlockProps) => (
  <div data-block={entry.block.id} className={css.slots[area]}>
    <Answered answers={entry.answers}>
      <Block
        block={entry.block}
        isUnknown={entry.isUnknown ?? false}
        isPriority={isFirst}
        isOverlapped={entry.isOverlapped ?? false}
      />
    </Answered>
    <BlockTools
      block={entry.block}
      area={area}
      isOverlapped={area === 'content' && (entry.isOverlapped ?? false)}
    />
  </div>
))
PreviewBlock.displayName = 'PreviewBlock'

type PreviewBlocksProps = Readonly<{
  entries: readonly ShownBlock[]
  area: Area
  /** Stands after the first of them; who takes that place is not drawn anew. */
  children?: ReactNode
}>

export function PreviewBlocks({ entries, area, children }: PreviewBlocksProps) {
  const blocks = entries.map((entry, index) => (
    <PreviewBlock
      key={`block ${entry.block.id}`}
      entry={entry}
      area={area}
      isFirst={area === 'content' && index === 0}
    />
  ))
  return [...blocks.slice(0, 1), <Fragment key="middle">{children}</Fragment>, ...blocks.slice(1)]
}
