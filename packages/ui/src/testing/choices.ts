import type { Choice } from '../field/control-props.ts'

/** Options of a story, each named as it is valued. */
export const choices = (...labels: string[]): Choice[] => labels.map((label) => ({ value: label, label }))
