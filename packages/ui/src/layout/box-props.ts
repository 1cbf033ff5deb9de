import type { ElementType, HTMLAttributes, Ref } from 'react'

/** Props of a plain box that may be any element, e.g. `<Stack as="ul">`. */
export type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType; ref?: Ref<HTMLElement> }
