import { expect, test } from 'vitest'
import { chunkCircle } from './chunk-circles.ts'

const chunk = (...imports: readonly string[]) => ({ type: 'chunk', imports })

test('files that import others, however often, are no circle', () => {
  const bundle = { entry: chunk('kit', 'parts'), parts: chunk('kit'), kit: chunk(), style: { type: 'asset' } }
  expect(chunkCircle(bundle, 'entry')).toBeUndefined()
})

test('a circle is named by its files, and only where the file is part of it', () => {
  const bundle = {
    entry: chunk('schema'),
    schema: chunk('parts'),
    parts: chunk('samples'),
    samples: chunk('schema'),
  }
  expect(chunkCircle(bundle, 'schema')).toEqual(['schema', 'parts', 'samples', 'schema'])
  expect(chunkCircle(bundle, 'entry')).toBeUndefined()
})
