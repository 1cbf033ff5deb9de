import type { Block } from '@bellows/domain'
import { loadTemplate, templateOf, type Template } from '@bellows/sections'
import { useLingui } from '@lingui/react/macro'
import { use, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import type { Area } from '../preview-block.tsx'
import { usePreview } from '../preview-context.ts'
import { blockNames } from './block-names.ts'
import * as css from './block-tools.css.ts'
import { PaddingEditor } from './padding-editor.tsx'

type BlockToolsProps = Readonly<{ block: Block; area: Area; isOverlapped: boolean }>

const nothing = () => false

/** Whether this block is pointed at, and whether it is the one that is chosen; others' changes are not heard. */
function useMeant(id: string) {
  const { pointed, marked } = usePreview()
  return {
    isPointed: useSyncExternalStore(pointed.subscribe, () => pointed.get() === id, nothing),
    isMarked: useSyncExternalStore(marked.subscribe, () => marked.get() === id, nothing),
  }
}

/** Whether the focus is within. Another window that takes it gives it back. */
function useHeld() {
  const [isHeld, setHeld] = useState(false)
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const isKept = currentTarget.contains(relatedTarget) || document.activeElement === target
    if (!isKept) setHeld(false)
  }
  return { isHeld, handlers: { onFocus: () => setHeld(true), onBlur } }
}

function useName(block: Block): string {
  const { i18n } = useLingui()
  const placed = templateOf(block)
  return placed ? `${i18n._(blockNames[placed.kind])} · ${placed.id}` : block.name
}

/** The name of a block, which chooses it, its outline, and the editor of its paddings. */
export function BlockTools({ block, area, isOverlapped }: BlockToolsProps) {
  const { isPointed, isMarked } = useMeant(block.id)
  const { isHeld, handlers } = useHeld()
  const isOpen = isPointed || isMarked || isHeld
  const tools = useMeaning(isOpen, isMarked)
  const name = useName(block)
  const place = area === 'header' ? 'above' : 'over'
  return (
    <div
      ref={tools}
      // Beside the page's landmarks it is one of its own.
      role={area === 'content' ? 'group' : 'region'}
      aria-label={name}
      className={css.tools[place]}
      data-open={isOpen || undefined}
      data-marked={isMarked || undefined}
      {...handlers}
    >
      <button type="button" className={css.tag[isOverlapped ? 'overlapped' : place]} aria-pressed={isMarked}>
        {name}
      </button>
      {isOpen && area !== 'header' && <Paddings block={block} />}
    </div>
  )
}

/** The block's slot tells that it is meant: it comes before its neighbours, and a header's is outlined by it. */
function useMeaning(isOpen: boolean, isMarked: boolean) {
  const tools = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const slot = tools.current?.parentElement
    if (isOpen) slot?.setAttribute('data-meant', isMarked ? 'marked' : 'pointed')
    else slot?.removeAttribute('data-meant')
  }, [isOpen, isMarked])
  return tools
}

function Paddings({ block }: Readonly<{ block: Block }>) {
  const placed = templateOf(block)
  return placed ? <TemplatePaddings block={block} template={loadTemplate(placed.key)} /> : null
}

type TemplatePaddingsProps = Readonly<{ block: Block; template: Promise<Template> }>

/** Most templates have paddings; the code of what is drawn is there already. */
function TemplatePaddings({ block, template }: TemplatePaddingsProps) {
  const { paddingTop, paddingBottom } = use(template).parse(block.options)
  if (typeof paddingTop !== 'number' || typeof paddingBottom !== 'number') return null
  return <PaddingEditor id={block.id} paddings={{ paddingTop, paddingBottom }} />
}
