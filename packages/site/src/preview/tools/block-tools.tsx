import type { Block } from '@bellows/domain'
import { loadTemplate, templateOf, type Template } from '@bellows/sections'
import { schemes, type Scheme } from '@bellows/tokens'
import { useLingui } from '@lingui/react/macro'
import { use, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Area } from '../preview-block.tsx'
import { usePreview } from '../preview-context.ts'
import { blockNames } from './block-names.ts'
import * as css from './block-tools.css.ts'
import { PaddingEditor } from './padding-editor.tsx'

type BlockToolsProps = Readonly<{ block: Block; area: Area }>

const nothing = () => false

/** Whether this block is pointed at, and whether it is the one that is chosen; others' changes are not heard. */
function useMeant(id: string) {
  const { pointed, marked } = usePreview()
  return {
    isPointed: useSyncExternalStore(pointed.subscribe, () => pointed.get() === id, nothing),
    isMarked: useSyncExternalStore(marked.subscribe, () => marked.get() === id, nothing),
  }
}

const schemeOf = ({ options }: Block): Scheme =>
  schemes.find((scheme) => scheme === options['theme']) ?? 'light_1'

/** The name of a block, which chooses it, its outline, and the editor of its paddings. */
export function BlockTools({ block, area }: BlockToolsProps) {
  const { i18n } = useLingui()
  const { isPointed, isMarked } = useMeant(block.id)
  const placed = templateOf(block)
  const isOpen = isPointed || isMarked
  const tools = useMeaning(isOpen, isMarked)
  return (
    <div
      ref={tools}
      className={css.tools[area === 'header' ? 'above' : 'over']}
      data-scheme={schemeOf(block)}
      data-open={isOpen || undefined}
      data-marked={isMarked || undefined}
    >
      <button type="button" className={css.tag} aria-pressed={isMarked}>
        {placed ? `${i18n._(blockNames[placed.kind])} · ${placed.id}` : block.name}
      </button>
      {isOpen && placed && area !== 'header' && (
        <Paddings block={block} template={loadTemplate(placed.key)} />
      )}
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

type PaddingsProps = Readonly<{ block: Block; template: Promise<Template> }>

/** Most templates have paddings; the code of what is drawn is there already. */
function Paddings({ block, template }: PaddingsProps) {
  const { paddingTop, paddingBottom } = use(template).parse(block.options)
  if (typeof paddingTop !== 'number' || typeof paddingBottom !== 'number') return null
  return <PaddingEditor id={block.id} paddings={{ paddingTop, paddingBottom }} />
}
