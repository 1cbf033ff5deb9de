import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { FormSheet } from './form-sheet.tsx'

type Holding = Readonly<{ value: unknown; onChange: (value: never) => void }>
type HolderProps<Props> = Readonly<{ Control: ComponentType<Props>; args: Props; after: ReactNode }>

function Holder<Props extends Holding>({ Control, args, after }: HolderProps<Props>) {
  const [value, setValue] = useState<Props['value']>(args.value)
  const change: (value: never) => void = (next) => {
    setValue(() => next)
    args.onChange(next)
  }
  return (
    <FormSheet>
      <Control {...args} value={value} onChange={change} />
      {after}
    </FormSheet>
  )
}

/** Draws a story's control on a sheet and keeps its value as a form would; `after` stands behind it. */
export const held = <Props extends Holding>(Control: ComponentType<Props>, after?: ReactNode) =>
  function Held(args: Props) {
    return <Holder Control={Control} args={args} after={after} />
  }

/** Somewhere for the focus to go. */
export const elsewhere = <button type="button">Elsewhere</button>

export const fromRightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
)
