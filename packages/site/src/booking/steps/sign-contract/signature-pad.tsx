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

/** Where the pen is between two events of one stroke; `null` while it is up. */
type Pen = { at: Point; isFirst: boolean } | null

/** Paper to sign on with finger, pen or mouse. */
export function SignaturePad({ value, onChange, error, isReadOnly }: SignaturePadProps) {
  const { t } = useLingui()
  const pen = useRef<Pen>(null)
  const [box, setBox] = useState<string>()
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (isReadOnly || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width, height } = event.currentTarget.getBoundingClientRect()
    // A narrower window shows what was drawn on a wider one smaller, not cut.
    if (value === '') setBox(`0 0 ${width} ${height}`)
    pen.current = { at: pointOf(event), isFirst: true }
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const to = pointOf(event)
    if (!pen.current || !isFarEnough(pen.current.at, to)) return
    onChange(withLine(value, pen.current.at, { to, isFirst: pen.current.isFirst }))
    pen.current = { at: to, isFirst: false }
  }
  const up = () => (pen.current = null)
  return (
    <FieldGroup
      role="group"
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
