import type { Block, BlockKind } from '@bellows/domain'
import type { Template } from './kit/define-template.tsx'
import { templateIds, templatePath, type TemplateKey } from './template-ids.ts'

/** A definition file exports its template and nothing else. */
type Definition = Readonly<Record<string, Template>>

const definitions = import.meta.glob<Definition>('./*/*/*.template.ts')

const definitionFile = (key: string) => `${templatePath(key)}.template.ts`

/** The templates whose folders stand, in the catalogue's order. */
export const templateKeys: readonly TemplateKey[] = Object.entries(templateIds)
  .flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}` as TemplateKey))
  .filter((key) => definitionFile(key) in definitions)

const known = new Set<string>(templateKeys)
export const isTemplateKey = (key: string): key is TemplateKey => known.has(key)

/** The template that a block asks for, or null for an unknown kind or id. */
export function templateOf({
  name,
  options,
}: Block): { kind: BlockKind; id: string; key: TemplateKey } | null {
  const id = String(options['template'])
  const key = `${name}/${id}`
  return isTemplateKey(key) ? { kind: name as BlockKind, id, key } : null
}

export async function importTemplate(key: TemplateKey): Promise<Template> {
  const [template] = Object.values((await definitions[definitionFile(key)]?.()) ?? {})
  if (!template) throw new Error(`${key} has no definition`)
  return template
}

const sourceOf = (file: string) => file.replace('./', 'packages/sections/src/')

/** Source file of a template's definition; the build manifest is keyed by it. */
export const templateSource = (key: TemplateKey): string => sourceOf(definitionFile(key))

/** Source file of a template's view. */
export const viewSource = (key: TemplateKey): string => sourceOf(`${templatePath(key)}.tsx`)
