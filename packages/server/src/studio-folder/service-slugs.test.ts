import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { getOrder, getService } from '@bellows/api'
import { expect, test } from 'vitest'
import { smallStudio } from '../testing/small-folder.ts'
import { useStudioFolder } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const { fileAt, run, edit } = useStudioFolder(app)
const { host } = smallStudio

const serviceAt = async (slug: string) => (await app().call(getService, { slug }, { host })).id

test('two services change their addresses with each other', async () => {
  await run()
  for (const id of ['portrait', 'orchard-minis'])
    edit(`services/${id}.json`, (service) => Object.assign(service, { id }))
  renameSync(fileAt('services/portrait.json'), fileAt('aside'))
  renameSync(fileAt('services/orchard-minis.json'), fileAt('services/portrait.json'))
  renameSync(fileAt('aside'), fileAt('services/orchard-minis.json'))
  await run()
  expect(await serviceAt('portrait')).toBe('orchard-minis')
  expect(await serviceAt('orchard-minis')).toBe('portrait')
})

test('a new service takes the address of one that is gone, whose orders keep their pages', async () => {
  await run()
  rmSync(fileAt('services/orchard-minis.json'))
  rmSync(fileAt('pages/orchard.json'))
  const anew = {
    id: 'minis-of-this-year',
    name: 'Minis',
    type: 'SINGLE_PACKAGE',
    isMiniSession: true,
    tax: 'EXCLUDE',
  }
  writeFileSync(fileAt('services/orchard-minis.json'), JSON.stringify(anew))
  await run()
  await run()
  expect(await serviceAt('orchard-minis')).toBe('minis-of-this-year')
  const { serviceSlug } = await app().call(getOrder, { id: 'seededbookedorder0000000001' }, { host })
  const opened = { slug: serviceSlug, entry: 'seededbookedorder0000000001' }
  expect((await app().call(getService, opened, { host })).name).toBe('Orchard Minis')
})
