import { createElement, Fragment, type ReactNode } from 'react'

const marked = /\*(?=\S)([^*\n]*\S)\*/
const everyMark = new RegExp(marked, 'g')

/** A title without its emphasis marks, for names and for counting. */
export const plainTitle = (title: string): string => title.replace(everyMark, '$1')

/** A title with `*word*` as `<em>`; a lone asterisk stays as it is. */
export function emphasise(title: string): ReactNode {
  const parts = title
    .split(everyMark)
    .map((part, i) => (i % 2 === 1 ? createElement('em', null, part) : part))
  return createElement(Fragment, null, ...parts)
}
