import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** How many fields of a form were refused, in words. */
export const faultCount = (count: number): MessageDescriptor =>
  msg`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
