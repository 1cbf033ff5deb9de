import { useLingui } from '@lingui/react/macro'
import type { Edge } from './paddings.ts'

/** What a padding's two tools are called. */
export function useEdgeNames(edge: Edge): Readonly<{ slider: string; field: string }> {
  const { t } = useLingui()
  return edge === 'paddingTop'
    ? { slider: t`Edge of the top space`, field: t`Top space` }
    : { slider: t`Edge of the bottom space`, field: t`Bottom space` }
}
