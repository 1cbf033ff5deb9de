import type { BlockKind } from '@bellows/domain'
import type { OptionsSchema } from '../define-template.tsx'
import { fieldsOf } from '../fields.ts'
import { coreStories } from './core-set.ts'
import { kindTitles } from './kind-titles.ts'
import { coreTags, openedTags } from './shot-matrix.ts'
import { writtenStories } from './written-stories.ts'

type Written = Readonly<{ kind: BlockKind; id: string; schema: OptionsSchema; text: string }>

/** What the stories file of a template lacks: its place in the tree, core stories, and the tags of its screenshots. */
export function lackingStories({ kind, id, schema, text }: Written): string[] {
  const stories = writtenStories(text)
  const title = `'Sections/${kindTitles[kind]}/${id}'`
  const tagged = [...Object.entries(coreTags(id)), ...Object.entries(openedTags(id))]
  return [
    ...(text.includes(title) ? [] : [`the title ${title}`]),
    ...coreStories(fieldsOf(schema)).filter((name) => !stories.has(name)),
    ...tagged.flatMap(([name, tags]) =>
      tags.flatMap((tag) => (stories.get(name)?.includes(`'${tag}'`) ? [] : [`${name} tagged '${tag}'`])),
    ),
  ]
}
