import { Block, SectionError, useHost } from '@bellows/sections'
import { useState } from 'react'
import { firstPage } from '../client/first-page.ts'
import { loadWhenAwake } from '../client/hydration.ts'
import { serverHtml } from '../client/server-html.ts'
import { Awake } from './awake.tsx'
import { CodeMissing } from './code-missing.tsx'
import { missedPress, type MissedPress } from './missed-press.ts'
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

/** What is typed in it would be lost where the browser answers a press without a line. */
const isForm = ({ block, isLive, crash }: PageBlock): boolean =>
  block.name === 'inquiryForm' && Boolean(isLive) && !crash

/** The place of one block: drawn, kept as the server's HTML, or hydrated when it wakes up. */
export function BlockSlot({ entry, area, index, isAsDrawn = false }: BlockSlotProps) {
  const [isHydrating] = useState(firstPage.isShown || isAsDrawn)
  const [missed] = useState(missedPress)
  const attributes = { 'data-block': entry.block.id, className: lookOf(area, index) }
  if (isHydrating && !entry.isLive && !entry.crash) return <Still {...attributes} blockId={entry.block.id} />
  const live = { entry, area, index, isHydrating, isAsDrawn, missed }
  return (
    <>
      <div {...attributes} data-wait={entry.isLive && !entry.crash ? '' : undefined} suppressHydrationWarning>
        {entry.crash ? (
          <SectionError message={entry.crash} options={entry.block.options} />
        ) : (
          <Live {...live} />
        )}
      </div>
      {isForm(entry) && <CodeMissing missed={missed} />}
    </>
  )
}

type StillProps = Readonly<{ blockId: string; className: string }>

function Still({ blockId, ...attributes }: StillProps) {
  const drawn = useUnmarked()
  return (
    <div ref={drawn} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml(blockId)} />
  )
}

type LiveProps = BlockSlotProps & { isHydrating: boolean; missed: MissedPress }

function Live({ entry, area, index, isHydrating, isAsDrawn = false, missed }: LiveProps) {
  const { reportCrash } = useHost()
  const load = loadWhenAwake(entry, {
    isHeader: area === 'header',
    isAsDrawn,
    report: reportCrash,
    ...(isForm(entry) && { answer: missed.tell }),
  })
  return (
    <Block
      block={entry.block}
      isUnknown={entry.isUnknown ?? false}
      isPriority={area === 'content' && index === 0}
      isOverlapped={entry.isOverlapped ?? false}
      {...(isHydrating && { load, standIn: <Standing blockId={entry.block.id} /> })}
    >
      {entry.isLive && <Awake blockId={entry.block.id} onAwake={missed.end} />}
    </Block>
  )
}
