import { expect, test } from 'vitest'
import { makeService } from '../testing/fixtures.ts'
import { keptAddons } from './kept-addons.ts'

const [first] = makeService().addons
const service = makeService({
  addons: ['pet', 'print'].map((id) => ({ ...first!, id, maxQuantity: id === 'pet' ? 1 : 3 })),
})

test.each([
  ['what is offered', [{ id: 'print', quantity: 2 }], [{ id: 'print', quantity: 2 }]],
  ['as many as there may be', [{ id: 'print', quantity: 5 }], [{ id: 'print', quantity: 3 }]],
  [
    'nothing that is gone',
    [
      { id: 'album', quantity: 1 },
      { id: 'pet', quantity: 1 },
    ],
    [{ id: 'pet', quantity: 1 }],
  ],
])('of the chosen add-ons %s is kept', (_, chosen, kept) => {
  expect(keptAddons(service, chosen)).toEqual(kept)
})
