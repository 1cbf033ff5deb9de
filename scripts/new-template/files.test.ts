import { expect, test } from 'vitest'
import { coreTags } from '../../packages/sections/src/kit/story/shot-matrix.ts'
import { writtenStories } from '../../packages/sections/src/kit/story/written-stories.ts'
import { templateIds, templatePath } from '../../packages/sections/src/template-ids.ts'
import { templateFiles } from './files.ts'

const kinds = Object.entries(templateIds) as [keyof typeof templateIds, readonly string[]][]
const all = kinds.flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })))

test.each(all)('$kind/$id is made with the stories that its screenshots are taken of', ({ kind, id }) => {
  const path = templatePath(`${kind}/${id}`)
  const files = templateFiles({ kind, id, view: 'Axis' })
  for (const ending of ['.template.ts', '.tsx', '.css.ts', '.stories.tsx'])
    expect(files[path + ending]).toContain('\n')
  const stories = writtenStories(files[`${path}.stories.tsx`] ?? '')
  for (const name of ['Playground', 'LongText', 'MissingTitle', 'ButtonOff'])
    expect(stories.has(name), name).toBe(true)
  for (const [name, tags] of Object.entries(coreTags(id)))
    for (const tag of tags) expect(stories.get(name), `${name} is tagged ${tag}`).toContain(`'${tag}'`)
})
