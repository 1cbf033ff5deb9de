import { Button, FieldGroup, type FieldError } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type PointerEvent } from 'react'
import { isFarEnough, withLine, type Point } from './drawing-path.ts'
import * as css from './sign-contract.css.ts'

type SignaturePadProps = Readonly<{
  /** An SVG path, empty while nothing is drawn. */
  value: string
  onChange: (path: string) => void
  error?: FieldError | undefined
  isReadOnly: boolean
}>

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const matrix = currentTarget.getScreenCTM()
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 }
}

/** What is drawn so far and where the pen is, between two events of one stroke; several may come before the pad is drawn anew. */
type Stroke = Readonly<{ path: string; at: Point; isFirst: boolean }>

/** Paper to sign on with finger, pen or mouse. */
export function SignaturePad({ value, onChange, error, isReadOnly }: SignaturePadProps) {
  const { t } = useLingui()
  const pen = useRef<Stroke>(null)
  const [box, setBox] = useState<string>()
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (isReadOnly || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width, height } = event.currentTarget.getBoundingClientRect()
    // A narrower window shows what was drawn on a wider one smaller, not cut.
    if (value === '') setBox(`0 0 ${width} ${height}`)
    pen.current = { path: value, at: pointOf(event), isFirst: true }
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const to = pointOf(event)
    const stroke = pen.current
    if (!stroke || !isFarEnough(stroke.at, to)) return
    const path = withLine(stroke.path, stroke.at, { to, isFirst: stroke.isFirst })
    pen.current = { path, at: to, isFirst: false }
    onChange(path)
  }
  const up = () => (pen.current = null)
  return (
    <FieldGroup
      role="group"
      tabIndex={-1}
      label={<Trans>Draw with finger, pen or mouse. To sign with the keyboard, choose Type.</Trans>}
      error={error}
    >
      <svg
        role="img"
        aria-label={value === '' ? t`Nothing drawn yet` : t`Your drawn signature`}
        viewBox={box}
        preserveAspectRatio="xMinYMid"
        className={css.pad}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <path d={value} className={css.ink} />
      </svg>
      <Button variant="text" size="s" isDisabled={value === ''} onClick={() => onChange('')}>
        <Trans>Clear</Trans>
      </Button>
    </FieldGroup>
  )
}
