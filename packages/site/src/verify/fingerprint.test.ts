import { expect, test } from 'vitest'
import { fingerprintOf, readFingerprint } from './fingerprint.ts'

const whole = '9f3a51c0'.repeat(8)

test.each([
  ['as it was printed, in fours', whole.match(/.{4}/g)?.join(' ') ?? '', whole],
  ['in capitals, over two lines', `${whole.slice(0, 30).toUpperCase()}\n${whole.slice(30)}`, whole],
  ['as the end of an address', `#${whole}`, whole],
  ['a letter short', whole.slice(1), null],
  ['with a letter that is none', `g${whole.slice(1)}`, null],
  ['nothing', '', null],
])('%s', (_, given, read) => {
  expect(readFingerprint(given)).toBe(read)
})

test('a file’s fingerprint is that of its bytes', async () => {
  expect(await fingerprintOf(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
