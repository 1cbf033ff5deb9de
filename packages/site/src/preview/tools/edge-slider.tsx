import { PADDING_MAX, PADDING_MIN } from '@bellows/domain'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef, type KeyboardEvent } from 'react'
import * as css from './padding-editor.css.ts'
import { paddingAfterDrag, paddingAfterKey, type Edge } from './paddings.ts'
import { useDrag } from './use-drag.ts'
import { useEdgeNames } from './use-edge-names.ts'

type EdgeSliderProps = Readonly<{
  edge: Edge
  value: number
  /** Id of what is said of smaller screens. */
  note: string
  /** While it moves. */
  onShow: (value: number) => void
  /** It is to stay; what belongs together is one gesture. */
  onKeep: (value: number, gesture: object) => void
  /** It moved and is to be as before. */
  onRestore: () => void
  onReset: () => void
}>

/** The edge of a padding: dragged, or moved by keys. */
export function EdgeSlider({ edge, value, note, onShow, onKeep, onRestore, onReset }: EdgeSliderProps) {
  const { t } = useLingui()
  const { slider: name } = useEdgeNames(edge)
  const keys = useKeys(value, onKeep)
  const drag = useDrag({
    start: ({ parentElement: area }) => ({ kept: value, shown: area?.offsetHeight ?? value }),
    // Both follow the pointer: the inner edge of the one, the outer edge of the other.
    onMove: (from, way) => onShow(paddingAfterDrag(from, way)),
    onDrop: (from, way) => {
      keys.end()
      onKeep(paddingAfterDrag(from, way), {})
    },
    onCancel: onRestore,
  })
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-describedby={note}
      aria-orientation="vertical"
      aria-valuemin={PADDING_MIN}
      aria-valuemax={PADDING_MAX}
      aria-valuenow={value}
      aria-valuetext={t`${plural(value, { one: '# pixel', other: '# pixels' })}`}
      className={css.edge}
      onFocus={keys.begin}
      onBlur={keys.end}
      onKeyDown={(event) => !drag.cancelsWith(event) && keys.press(event)}
      onDoubleClick={() => {
        keys.end()
        onReset()
      }}
      {...drag.handlers}
    >
      <span className={css.grip} />
      {drag.isDragging && <span className={css.tip}>{`${value} px`}</span>}
    </div>
  )
}

/** Keys pressed from focus, or from what a pointer did since, to blur are one gesture, which Escape takes back. */
function useKeys(value: number, onKeep: EdgeSliderProps['onKeep']) {
  const stay = useRef<{ from: number; gesture: object } | null>(null)
  const begin = () => (stay.current = { from: value, gesture: {} })
  return {
    begin,
    end: () => (stay.current = null),
    press: (event: KeyboardEvent) => {
      const { from, gesture } = stay.current ?? begin()
      const next = event.key === 'Escape' ? from : paddingAfterKey(event, value)
      if (next === null) return
      event.preventDefault()
      if (next !== value) onKeep(next, gesture)
    },
  }
}
