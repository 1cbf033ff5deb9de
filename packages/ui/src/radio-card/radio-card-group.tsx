import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ControlProps } from '../field/control-props.ts'
import { FieldGroup } from '../field/field-group.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as css from './radio-card.css.ts'

type Choosing = Readonly<{ name: string; value: string; choose: (value: string) => void }>

const RadioCardContext = createContext<Choosing | undefined>(undefined)

export function useRadioCards(): Choosing {
  const choosing = use(RadioCardContext)
  if (!choosing) throw new Error('A RadioCard stands outside its RadioCardGroup')
  return choosing
}

export type RadioCardGroupProps = Omit<ControlProps<string>, 'hint'> &
  Readonly<{
    /** The heading of the page says the same as the label. */
    isLabelHidden?: boolean
    children: ReactNode
  }>

/** One choice among cards. */
export function RadioCardGroup({ label, isLabelHidden = false, children, ...props }: RadioCardGroupProps) {
  const { name, value, onChange, ...parts } = props
  const { isReadOnly } = parts
  const choosing = useMemo(
    () => ({ name, value, choose: (next: string) => isReadOnly || onChange(next) }),
    [name, value, isReadOnly, onChange],
  )
  return (
    <FieldGroup
      role="radiogroup"
      isErrorFirst
      label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {...parts}
    >
      <RadioCardContext value={choosing}>
        <div className={css.list}>{children}</div>
      </RadioCardContext>
    </FieldGroup>
  )
}
