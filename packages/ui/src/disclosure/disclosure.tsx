import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { button, chevron, content } from './disclosure.css.ts'
import { DisclosurePanel } from './disclosure-panel.tsx'
import { useDisclosure } from './use-disclosure.ts'

export type DisclosureProps = ComponentProps<'div'> &
  Readonly<{
    label: ReactNode
    isOpenAtFirst?: boolean
    classes?: Readonly<{ button?: string; panel?: string; content?: string }>
  }>

/** A button that shows and hides what follows it. */
export function Disclosure({ label, isOpenAtFirst, children, classes, ...rest }: DisclosureProps) {
  const { buttonProps, panelProps } = useDisclosure(isOpenAtFirst)
  return (
    <div {...rest}>
      <button {...buttonProps} className={classNames(button, classes?.button)}>
        {label}
        <Icon name="chevron-down" className={chevron} data-needs-script="" />
      </button>
      <DisclosurePanel {...panelProps} className={classes?.panel}>
        <div className={classNames(content, classes?.content)}>{children}</div>
      </DisclosurePanel>
    </div>
  )
}
