import { useLingui } from '@lingui/react/macro'
import type { Edge } from './paddings.ts'

export function useEdgeName(edge: Edge): string {
  const { t } = useLingui()
  return edge === 'paddingTop' ? t`Top space` : t`Bottom space`
}
