import { PADDING_DEFAULT } from '@bellows/domain'
import { inlineVars } from '@bellows/tokens'
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Paddings } from '../shown.ts'
import { usePreview } from '../preview-context.ts'
import { EdgeField } from './edge-field.tsx'
import { EdgeSlider } from './edge-slider.tsx'
import * as css from './padding-editor.css.ts'
import { edges, type Edge } from './paddings.ts'
import { showPadding } from './show-padding.ts'

type PaddingEditorProps = Readonly<{ id: string; paddings: Paddings }>

const zones: Readonly<Record<Edge, 'top' | 'bottom'>> = { paddingTop: 'top', paddingBottom: 'bottom' }

/** Both paddings of a section: their areas, the edges that move them and the fields that name them. */
export function PaddingEditor({ id, paddings }: PaddingEditorProps) {
  const { changePadding } = usePreview()
  const root = useRef<HTMLDivElement>(null)
  const note = useId()
  const [live, setLive] = useState<Partial<Paddings>>({})
  useLowSection(root)
  const show = (edge: Edge, value: number) => {
    setLive({ [edge]: value })
    showPadding(id, edge, value)
  }
  const keep = (edge: Edge, value: number, gesture: object) => {
    setLive({})
    if (value !== paddings[edge]) changePadding({ id, edge, before: paddings[edge], after: value, gesture })
  }
  const restore = (edge: Edge) => {
    setLive({})
    showPadding(id, edge, paddings[edge])
  }
  return (
    <div ref={root} data-padding-editor="" className={css.editor}>
      {edges.map((edge) => {
        const value = live[edge] ?? paddings[edge]
        return (
          <div
            key={edge}
            className={css.zone[zones[edge]]}
            data-dragged={live[edge] !== undefined || undefined}
            style={inlineVars({ [css.kept]: `${value}px` })}
          >
            <div className={css.hatch[zones[edge]]} />
            <EdgeSlider
              edge={edge}
              value={value}
              note={`${note}-${edge}`}
              onShow={(next) => show(edge, next)}
              onKeep={(next, gesture) => keep(edge, next, gesture)}
              onRestore={() => restore(edge)}
              onReset={() => keep(edge, PADDING_DEFAULT, {})}
            />
            <EdgeField
              edge={edge}
              value={value}
              note={`${note}-${edge}`}
              onKeep={(next, gesture) => keep(edge, next, gesture)}
            />
          </div>
        )
      })}
    </div>
  )
}

/** Below this height fields stand under the section. */
const LOW = 64

function useLowSection(root: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const editor = root.current
    const slot = editor?.closest('[data-block]')
    if (!editor || !slot) return undefined
    const observer = new ResizeObserver(() =>
      editor.toggleAttribute('data-low', slot.getBoundingClientRect().height < LOW),
    )
    observer.observe(slot)
    return () => observer.disconnect()
  }, [root])
}
