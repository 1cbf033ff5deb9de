import { formNames } from '@bellows/domain'
import { VisuallyHidden } from '@bellows/ui'
import type { Ref } from 'react'

/** A field that people neither see nor reach; what is written in it was written by a robot. */
export function Bait({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <input ref={ref} name={formNames.bait} tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  )
}
