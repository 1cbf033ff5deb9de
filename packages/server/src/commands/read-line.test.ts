import { expect, test } from 'vitest'
import { readLine } from './read-line.ts'

const usage = 'npm run studio:move -- FROM TO [--strict]'
const line = { usage, least: 2, switches: ['strict'] }

test('names and switches are read in any order', () => {
  expect(readLine(['a', '--strict', 'b'], line)).toEqual({ names: ['a', 'b'], switches: new Set(['strict']) })
  expect(readLine(['a'], { usage, least: 1, most: Infinity })?.names).toEqual(['a'])
})

test('the usage may be asked for with whatever else', () => {
  expect(readLine(['a', '--help'], line)).toBeNull()
})

test.each([
  [[], '2 names are needed'],
  [['a', ''], 'A name is empty'],
  [['a', 'b', 'c'], '"c" is one name too many'],
  [['a', 'b', '--strct'], "Unknown option '--strct'"],
])('%j is told with the usage', (args, words) => {
  expect(() => readLine(args, line)).toThrow(`${words}\n${usage}`)
})

test('a missing name of a single one is told', () => {
  expect(() => readLine([], { usage, least: 1 })).toThrow(`A name is missing\n${usage}`)
})
