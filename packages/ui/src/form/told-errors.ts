import type { FieldError as FormError } from 'react-hook-form'

type Told = Pick<FormError, 'message' | 'types'>

/** The texts that a field shows: all that it was told, each once. A list's fault may lie in one of its entries. */
export function toldErrors(error: Told | undefined): string[] {
  if (!error) return []
  if (Array.isArray(error)) return toldErrors(error.find(Boolean))
  const every = Object.values(error.types ?? {})
    .flat()
    .filter((text) => typeof text === 'string')
  return [...new Set(every.length > 0 ? every : [error.message ?? ''])].filter(Boolean)
}

/** The same as react-hook-form keeps it. */
export const errorOf = (texts: readonly string[]) => ({
  type: 'custom',
  message: texts[0] ?? '',
  types: { custom: [...texts] },
})
