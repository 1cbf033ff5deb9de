import type { ComponentProps } from 'react'
import { Trans as LinguiTrans } from '@lingui/react'

const asWritten = (value: unknown) =>
  typeof value === 'string' && value.includes('<') ? <>{value}</> : value

/**
 * The `Trans` that the macro puts in. Lingui reads tags in the whole text, those of a value too: an owner's `<b>` or a
 * visitor's "<3" pair would vanish. A value that is an element stays as it is written.
 */
export function Trans({ values, ...props }: ComponentProps<typeof LinguiTrans>) {
  const safe =
    values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asWritten(value)]))
  return <LinguiTrans {...props} {...(safe ? { values: safe } : {})} />
}
