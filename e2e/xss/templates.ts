import path from 'node:path'
import { createServer } from 'vite'
import type { Field } from '../../packages/sections/src/kit/fields.ts'
import type { OptionsSchema } from '../../packages/sections/src/kit/define-template.tsx'

/** A template as a block names it, and its options down to every leaf. */
export type Fields = Readonly<{ kind: string; template: string; fields: readonly Field[] }>

type Registry = {
  templateKeys: readonly string[]
  importTemplate: (key: string) => Promise<{ schema: OptionsSchema }>
}
type FieldsModule = { fieldsOf: (schema: OptionsSchema) => Field[] }

/** Every template with its fields, from the sources as they stand. */
export async function everyTemplate(): Promise<Fields[]> {
  const root = path.resolve(import.meta.dirname, '../..')
  const server = { middlewareMode: true, hmr: false, ws: false } as const
  const vite = await createServer({ root, server, appType: 'custom', logLevel: 'error' })
  try {
    const load = (file: string) => vite.ssrLoadModule(`/packages/sections/src/${file}`)
    const { templateKeys, importTemplate } = (await load('registry.ts')) as Registry
    const { fieldsOf } = (await load('kit/fields.ts')) as FieldsModule
    const found: Fields[] = []
    for (const key of templateKeys) {
      const [kind = '', template = ''] = key.split('/')
      const { schema } = await importTemplate(key)
      found.push({ kind, template, fields: fieldsOf(schema).filter(({ name }) => name !== 'template') })
    }
    return found
  } finally {
    await vite.close()
  }
}
