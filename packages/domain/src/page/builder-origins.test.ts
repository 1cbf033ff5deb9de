import { expect, test } from 'vitest'
import { builderOriginsOf } from './builder-origins.ts'

test('exact origins over https, or on this machine', () => {
  const good = [
    'https://builder.example',
    'https://builder.example:8443',
    'http://localhost:3300',
    'http://127.0.0.1:3300',
    'http://builder.localhost',
  ]
  expect(builderOriginsOf(good)).toEqual(good)
})

test.each([
  ['https://BUILDER.example', 'https://builder.example'],
  ['https://builder.example:443', 'https://builder.example'],
  ['HTTPS://Builder.example:443', 'https://builder.example'],
  ['http://LOCALHOST:80', 'http://localhost'],
])('%j is heard as browsers write it', (text, origin) => {
  expect(builderOriginsOf([text, origin])).toEqual([origin])
})

test.each([
  '*',
  'null',
  '',
  'https://*',
  'https://*.example',
  'http://builder.example',
  'https://builder.example/',
  'https://builder.example/app',
  'https://builder.example:99999',
  'https://user@builder.example',
  'https://builder.example; script-src *',
  "https://builder.example 'self'",
  'https://builder.example,https://evil.example',
  'https://builder.example\nX: y',
  'javascript:alert(1)',
])('%j is nobody', (text) => {
  expect(builderOriginsOf([text])).toEqual([])
})
