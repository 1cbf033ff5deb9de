import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const headings: Readonly<Record<number, MessageDescriptor>> = {
  404: msg`Page not found`,
  502: msg`Bad gateway`,
}

/** The title of an error page, in the document and above its words. */
export const errorHeading = (status: number): MessageDescriptor =>
  headings[status] ?? msg`Something went wrong`
