import type { BlockKind } from '../../packages/domain/src/entities/block-kinds.ts'
import { kindTitles } from '../../packages/sections/src/kit/story/kind-titles.ts'
import { coreTags, openedTags } from '../../packages/sections/src/kit/story/shot-matrix.ts'
import { unsaid } from '../../packages/sections/src/kit/story/unsaid.ts'
import { kebab, templatePath } from '../../packages/sections/src/template-ids.ts'

export type Wanted = Readonly<{
  kind: BlockKind
  id: string
  view: string
  /** One sentence each; left out, they are still to be said. */
  purpose?: string
  choose?: string
  /** One template of each kind holds its siblings to what all share. */
  isFirstOfKind?: boolean
}>

/** What the new view names itself. */
export const takenNames: readonly string[] = ['Container', 'Options', 'SectionFrame', 'TextBlock']

const bindingOf = (id: string) =>
  id.toLowerCase().replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const definition = ({ id, view }: Wanted, file: string) => `import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { button, frame, heading } from '../../kit/shared-options.ts'
import { ${view} } from './${file}.tsx'

const schema = z.object({ ...frame, ...heading, ...button })

export type Options = z.output<typeof schema>

export const ${bindingOf(id)} = defineTemplate('${id}', { schema, View: ${view} })
`

const drawing = ({ view }: Wanted, file: string) => `import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import * as css from './${file}.css.ts'
import type { Options } from './${file}.template.ts'

export function ${view}(options: Options) {
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          <TextBlock options={options} titleId={titleId} className={css.words} />
        </Container>
      )}
    </SectionFrame>
  )
}
`

const styles = `import { style } from '@vanilla-extract/css'
import { columnGrid, columns } from '@bellows/tokens'

export const grid = style(columnGrid)
export const words = style(columns({ d: [1, 8] }))
`

const tagged = (tags: readonly string[]) => `tags: [${tags.map((tag) => `'${tag}'`).join(', ')}]`

const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`

const coreLine = (name: string, tags?: readonly string[]) =>
  `export const ${name}: Story = ${tags ? `{ ...core.${name}, ${tagged(tags)} }` : `core.${name}`}`

const openedLine = ([name, tags]: [string, readonly string[]]) =>
  `/** ${unsaid.opened} */\nexport const ${name}: Story = { ${tagged(tags)} }`

/** Those that the words and the button of the definition ask for. */
const ofTheDefinition = ['LongText', 'MissingTitle', 'ButtonOff']

function stories(wanted: Wanted, file: string): string {
  const { kind, id, purpose = unsaid.purpose, choose = unsaid.choose, isFirstOfKind = false } = wanted
  const { Default, ...tagsOf } = coreTags(id)
  const names = new Set([...ofTheDefinition, ...(isFirstOfKind ? ['Common'] : []), ...Object.keys(tagsOf)])
  const lines = [
    ...[...names].map((name) => coreLine(name, tagsOf[name])),
    ...Object.entries(openedTags(id)).map(openedLine),
  ]
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { ${bindingOf(id)} } from './${file}.template.ts'

const { meta: base, core } = sectionStories(${bindingOf(id)}, '${kind}', {
  purpose: ${quoted(purpose)},
  choose: ${quoted(choose)},
  content,
})
const meta: Meta = { title: 'Sections/${kindTitles[kind]}/${id}', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ${tagged(Default)} }
export const Playground: Story = { tags: ['!test'] }
${lines.join('\n')}
`
}

const overview = (kind: BlockKind) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../${kebab(kind)}/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/${kindTitles[kind]}/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('${kind}', content), tags: ['!test', '!autodocs'] }
`

const content = `import { wedding } from '../../kit/story/contents.ts'

/** What the stories of this family show. */
export const content = wedding
`

/** The files of a new template by their path in the sections' folder, the family's own among them. */
export function templateFiles(wanted: Wanted): Record<string, string> {
  const { kind, id } = wanted
  const path = templatePath(`${kind}/${id}`)
  const file = id.toLowerCase()
  return {
    [`${path}.template.ts`]: definition(wanted, file),
    [`${path}.tsx`]: drawing(wanted, file),
    [`${path}.css.ts`]: styles,
    [`${path}.stories.tsx`]: stories(wanted, file),
    [`./${kebab(kind)}/story/content.ts`]: content,
    [`./overview/${kebab(kind)}.stories.tsx`]: overview(kind),
  }
}
