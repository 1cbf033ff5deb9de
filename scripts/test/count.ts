export type Count = Readonly<{ passed: number; failed: number }>

const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')
/** Output without the colours of a terminal. */
export const plain = (output: string): string => output.replaceAll(escapes, '')

const last = (text: string, pattern: RegExp) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0)

/**
 * Passed and failed tests of a step, read from the closing lines of Vitest, Playwright and our own scripts; a step
 * that names none counts as one test.
 */
export function countOf(output: string, isOk: boolean): Count {
  const text = plain(output)
  const summary = /^\s*Tests\s.*$/gm.test(text)
    ? ([...text.matchAll(/^\s*Tests\s.*$/gm)].at(-1)?.[0] ?? '')
    : text
  const passed = last(summary, /(\d+) passed/g)
  const failed = last(summary, /(\d+) failed/g)
  if (isOk) return { passed: passed || 1, failed: 0 }
  return { passed, failed: failed || 1 }
}
