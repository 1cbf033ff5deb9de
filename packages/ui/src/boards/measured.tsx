import { Line } from './board.tsx'
import * as css from './measures.css.ts'
import { useWidth } from './use-width.ts'

/** A length by name, drawn, and as wide as it is at this moment. */
export function Measured({ name, className }: { name: string; className: string | undefined }) {
  const { box, width } = useWidth<HTMLSpanElement>()
  return (
    <Line name={name} figure={`${width} px`}>
      <span className={css.track}>
        <span ref={box} className={className} style={{ display: 'block' }} />
      </span>
    </Line>
  )
}
