import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** `npm run new:template -- quote QUOTE-1 Axis`: the folder of a template and its line in the registry. */
const { positionals } = parseArgs({ allowPositionals: true })
const [kind = '', id = '', name = ''] = positionals
if (!/^[a-z][A-Za-z]+$/.test(kind) || !/^[A-Za-z-]+\d$/.test(id) || !/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error('Usage: npm run new:template -- KIND ID NAME, e.g. quote QUOTE-1 Axis')
  process.exit(1)
}

const folder = id.toLowerCase()
const family = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const binding = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const title = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
const source = new URL('../packages/sections/src/', import.meta.url)
const home = new URL(`${family}/${folder}/`, source)
if (existsSync(home)) {
  console.error(`${family}/${folder} is there already`)
  process.exit(1)
}

const template = `import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { button, frame, heading } from '../../kit/shared-options.ts'
import { ${name} } from './${folder}.tsx'

const schema = z.object({ ...frame, ...heading, ...button })

export type Options = z.output<typeof schema>

export const ${binding} = defineTemplate('${id}', { schema, View: ${name} })
`
const view = `import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import * as css from './${folder}.css.ts'
import type { Options } from './${folder}.template.ts'

export function ${name}(options: Options) {
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
const stories = `import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonOff, longText, missingTitle, wedding } from '../../kit/story/contents.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { ${binding} } from './${folder}.template.ts'

const meta: Meta = { title: 'Sections/${title}/${id}', ...sectionStories(${binding}, '${kind}', wedding) }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const LongText: Story = { args: longText, tags: ['visual'] }
export const MissingTitle: Story = { args: missingTitle }
export const ButtonOff: Story = { args: buttonOff }
`

mkdirSync(home, { recursive: true })
const files = {
  [`${folder}.template.ts`]: template,
  [`${folder}.tsx`]: view,
  [`${folder}.css.ts`]: styles,
  [`${folder}.stories.tsx`]: stories,
}
for (const [file, text] of Object.entries(files)) writeFileSync(new URL(file, home), text)

const registry = new URL('registry.ts', source)
const line = `  '${kind}/${id}': () => import('./${family}/${folder}/${folder}.template.ts').then((m) => m.${binding}),\n`
writeFileSync(
  registry,
  readFileSync(registry, 'utf8').replace('} satisfies Record', `${line}} satisfies Record`),
)
console.log(
  `packages/sections/src/${family}/${folder} and its line in registry.ts; npm run storybook shows it.`,
)
