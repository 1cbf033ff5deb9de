import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldsOf, type Field } from './kit/fields.ts'
import { templateKeys } from './registry.ts'
import type { TemplateKey } from './template-ids.ts'
import { loadTemplate } from './template-loading.ts'

/** A page builder in the small: every field has its control, lists and objects theirs within. */
const controls: Record<Field['kind'], (field: Field, path: string) => ReactNode> = {
  switch: (_, path) => <input type="checkbox" name={path} />,
  choice: ({ values = [] }, path) => <Choice path={path} values={values} />,
  colour: ({ values = [] }, path) => <Choice path={path} values={values} />,
  number: ({ min, max }, path) => <input type="number" name={path} min={min} max={max} />,
  text: ({ maxLength }, path) => <input name={path} maxLength={maxLength} />,
  'rich-text': ({ maxLength }, path) => <textarea name={path} maxLength={maxLength} />,
  picture: (_, path) => <input type="file" name={path} />,
  link: (_, path) => <input type="url" name={path} />,
  page: (_, path) => <input list="pages" name={path} />,
  'page-slug': ({ maxLength }, path) => <input list="slugs" name={path} maxLength={maxLength} />,
  service: (_, path) => <input list="services" name={path} />,
  list: ({ item }, path) => item && <fieldset name={path}>{drawn(item, `${path}[0]`)}</fieldset>,
  object: ({ fields = [] }, path) => (
    <fieldset name={path}>{fields.map((part) => drawn(part, `${path}.${part.name}`))}</fieldset>
  ),
}

function Choice({ path, values }: { path: string; values: readonly unknown[] }) {
  return (
    <select name={path}>
      {values.map((value) => (
        <option key={String(value)}>{String(value)}</option>
      ))}
    </select>
  )
}

const drawn = (field: Field, path: string): ReactNode => (
  <div key={path}>{controls[field.kind](field, path)}</div>
)

/** Whether a builder could draw it: a list knows its items, an object its parts, a choice its values. */
const wholes: Partial<Record<Field['kind'], (field: Field) => boolean>> = {
  list: ({ item }) => item !== undefined && isWhole(item),
  object: ({ fields = [] }) => fields.length > 0 && fields.every(isWhole),
  choice: ({ values = [] }) => values.length > 0,
  colour: ({ values = [] }) => values.length > 0,
  number: ({ min, max }) => min !== undefined && max !== undefined,
}
const isWhole = (field: Field): boolean => wholes[field.kind]?.(field) ?? true

test.each([...templateKeys])('%s can be edited to every leaf', async (key) => {
  const fields = fieldsOf((await loadTemplate(key)).schema)
  expect(fields.filter((field) => !isWhole(field)).map(({ name }) => name)).toEqual([])
  const form = renderToString(<form>{fields.map((field) => drawn(field, field.name))}</form>)
  for (const { name } of fields) expect(form).toContain(`name="${name}"`)
})

test('what has a meaning of its own has a kind of its own', async () => {
  const kinds = new Map(
    fieldsOf((await loadTemplate('hero/HERO-1')).schema).map((field) => [field.name, field] as const),
  )
  expect(kinds.get('theme')?.kind).toBe('colour')
  expect(kinds.get('description')?.kind).toBe('rich-text')
  expect(kinds.get('backgroundImage')?.kind).toBe('picture')
  expect(kinds.get('images')?.item?.kind).toBe('picture')
  expect(kinds.get('buttonLink')?.kind).toBe('link')
  expect(kinds.get('buttonPage')?.kind).toBe('page')
})

/** A field and all within it, three levels of a menu as well. */
const withParts = (field: Field): Field[] => [
  field,
  ...[...(field.item ? [{ ...field.item, name: field.name }] : []), ...(field.fields ?? [])].flatMap(
    withParts,
  ),
]

const chosen: Readonly<Record<string, readonly Field['kind'][]>> = {
  slug: ['page-slug'],
  serviceId: ['service'],
  serviceIds: ['list', 'service'],
}

test.each([...templateKeys])('%s has pages and services chosen among those that there are', async (key) => {
  const all = fieldsOf((await loadTemplate(key)).schema).flatMap(withParts)
  expect(all.filter(({ name, kind }) => chosen[name]?.includes(kind) === false)).toEqual([])
})

const kindsIn = async (key: TemplateKey, wanted: string) =>
  fieldsOf((await loadTemplate(key)).schema)
    .flatMap(withParts)
    .flatMap(({ name, kind }) => (name === wanted ? [kind] : []))

test('a service is chosen alone or for a list, and the page of a menu’s entry on every level', async () => {
  expect(await kindsIn('inquiryForm/INQUIRY-FORM-1', 'serviceId')).toEqual(['service'])
  expect(await kindsIn('serviceList/service-list-2', 'serviceIds')).toEqual(['list', 'service'])
  for (const key of ['header/MAIN-HEADER-2', 'footer/MAIN-FOOTER-1'] as const)
    expect(await kindsIn(key, 'slug')).toEqual(['page-slug', 'page-slug', 'page-slug'])
})

test('a menu is edited three levels down', async () => {
  const menu = fieldsOf((await loadTemplate('header/MAIN-HEADER-1')).schema).find(
    ({ name }) => name === 'menuItems',
  )
  const levels = (field: Field | undefined): number => {
    const below = field?.item?.fields?.find(({ name }) => name === 'children')
    return field ? 1 + levels(below) : 0
  }
  expect(levels(menu)).toBe(3)
})
