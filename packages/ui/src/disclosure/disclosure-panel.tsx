import { useEffect, useRef, type HTMLAttributes, type Ref } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clip, panel } from './disclosure-panel.css.ts'

type PanelAttributes = Omit<HTMLAttributes<HTMLElement>, 'hidden' | 'className'> & {
  ref?: Ref<HTMLElement>
  class?: string
  hidden?: false | 'until-found'
  onbeforematch?: (event?: Event) => void
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ui-panel': PanelAttributes
    }
  }
}

export type DisclosurePanelProps = Omit<HTMLAttributes<HTMLElement>, 'hidden'> & {
  ref?: Ref<HTMLElement>
} & Readonly<{
    id: string
    isOpen: boolean
    /** Find-in-page met text in the closed panel. Without an event the panel stood open before the page was live. */
    onFound?: (event?: Event) => void
    /** Makes the panel a region under that name while it is open: a closed one would be an empty landmark. */
    labelledBy?: string | undefined
  }>

/**
 * What a disclosure button shows: its text is in the HTML, found by find-in-page while closed, and grows to its
 * height. A custom element, since React writes `hidden` on any other one as a plain boolean.
 */
export function DisclosurePanel({ id, isOpen, onFound, labelledBy, ...props }: DisclosurePanelProps) {
  const { className, children, ref: given, ...rest } = props
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen && ref.current?.hasAttribute('hidden') === false) onFound?.()
  }, [isOpen, onFound])
  return (
    <ui-panel
      ref={useComposedRefs(ref, given)}
      id={id}
      class={classNames(panel, className)}
      hidden={isOpen ? false : 'until-found'}
      onbeforematch={onFound}
      {...rest}
      {...(isOpen && labelledBy && { role: 'region', 'aria-labelledby': labelledBy })}
    >
      <div className={clip}>{children}</div>
    </ui-panel>
  )
}
