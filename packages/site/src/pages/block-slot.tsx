import { Block, SectionError, useHost } from '@bellows/sections'
import { useState } from 'react'
import { firstPage } from '../client/first-page.ts'
import { loadWhenAwake } from '../client/hydration.ts'
import { serverHtml } from '../client/server-html.ts'
import { Awake } from './awake.tsx'
import { belowFold, slot, transparentSlot } from './page.css.ts'
import type { PageBlock } from './page-data.ts'
import { Standing } from './standing.tsx'
import { useUnmarked } from './use-unmarked.ts'

type BlockSlotProps = {
  entry: PageBlock
  area: 'header' | 'content' | 'footer'
  index: number
  /** Stands as the server drew it, on whatever page. */
  isAsDrawn?: boolean
}

/** Content sections from here on are skipped by layout and paint until they come near. */
const ABOVE_FOLD = 2

function lookOf(area: BlockSlotProps['area'], index: number): string {
  if (area === 'header') return transparentSlot
  return area === 'content' && index >= ABOVE_FOLD ? `${slot} ${belowFold}` : slot
}

/** The place of one block: drawn, kept as the server's HTML, or hydrated when it wakes up. */
export function BlockSlot({ entry, area, index, isAsDrawn = false }: BlockSlotProps) {
  const [isHydrating] = useState(firstPage.isShown || isAsDrawn)
  const attributes = { 'data-block': entry.block.id, className: lookOf(area, index) }
  if (isHydrating && !entry.isLive && !entry.crash) return <Still {...attributes} blockId={entry.block.id} />
  return (
    <div {...attributes} data-wait={entry.isLive && !entry.crash ? '' : undefined} suppressHydrationWarning>
      {entry.crash ? (
        <SectionError message={entry.crash} options={entry.block.options} />
      ) : (
        <Live entry={entry} area={area} index={index} isHydrating={isHydrating} isAsDrawn={isAsDrawn} />
      )}
    </div>
  )
}

type StillProps = Readonly<{ blockId: string; className: string }>

function Still({ blockId, ...attributes }: StillProps) {
  const drawn = useUnmarked()
  return (
    <div ref={drawn} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml(blockId)} />
  )
}

type LiveProps = BlockSlotProps & { isHydrating: boolean }

function Live({ entry, area, index, isHydrating, isAsDrawn = false }: LiveProps) {
  const { reportCrash } = useHost()
  const load = loadWhenAwake(entry, { isHeader: area === 'header', isAsDrawn, report: reportCrash })
  return (
    <Block
      block={entry.block}
      isUnknown={entry.isUnknown ?? false}
      isPriority={area === 'content' && index === 0}
      isOverlapped={entry.isOverlapped ?? false}
      {...(isHydrating && { load, standIn: <Standing blockId={entry.block.id} /> })}
    >
      {entry.isLive && <Awake blockId={entry.block.id} />}
    </Block>
  )
}
