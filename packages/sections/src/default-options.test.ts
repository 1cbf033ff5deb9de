import { expect, test } from 'vitest'
import { templateKeys } from './registry.ts'
import { templateIds } from './template-ids.ts'
import { loadTemplate } from './template-loading.ts'

/** What an owner's page shows where they have chosen nothing: a change of it changes pages that stand. */
test('the options of every template have the defaults that are written down', async () => {
  const templates = await Promise.all(
    templateKeys.map(async (key) => {
      const options = (await loadTemplate(key)).parse({})
      return {
        key,
        options: Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)] as const),
      }
    }),
  )
  expect(templates).toHaveLength(Object.values(templateIds).flat().length)

  const values = new Map<string, Set<string>>()
  for (const { options } of templates)
    for (const [name, value] of options) values.set(name, (values.get(name) ?? new Set()).add(value))
  const shared = [...values].flatMap(([name, [value, ...others]]) =>
    others.length === 0 ? [`${name}: ${value}`] : [],
  )
  const isShared = (name: string) => values.get(name)?.size === 1
  const own = templates.map(({ key, options }) =>
    [key, ...options.flatMap(([name, value]) => (isShared(name) ? [] : [`${name}: ${value}`]))].join('\n  '),
  )
  const text = ['The same in all that have them', ...shared.toSorted(), '', ...own, ''].join('\n')
  const meant =
    'npx vitest run --project unit packages/sections/src/default-options -u writes down what is meant'
  await expect(text, meant).toMatchFileSnapshot('./default-options.txt')
})
