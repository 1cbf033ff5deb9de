import { expect, test } from 'vitest'
import { joinedAddress, joinedFiles } from './joined-address.ts'

test.each([
  [['/assets/kit-A_b-1.css']],
  [['/assets/kit-A_b-1.css', '/assets/hero-title.css.ts-B.css', '/assets/hero-1-C.css']],
])('%j are asked for by one address that names them', (files) => {
  expect(joinedFiles(joinedAddress(files))).toEqual(files)
})
