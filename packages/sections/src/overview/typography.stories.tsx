import type { BlockKind } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { content as actions } from '../call-to-action/story/content.ts'
import { content as facts } from '../facts/story/content.ts'
import { content as questions } from '../faqs/story/content.ts'
import { content as openers } from '../hero/story/content.ts'
import { content as quotes } from '../quote/story/content.ts'
import { inPage } from '../kit/story/in-page.tsx'
import { loadTemplates } from '../template-loading.ts'
import type { TemplateKey } from '../template-ids.ts'

const sections: readonly (readonly [TemplateKey, Record<string, unknown>])[] = [
  ['hero/HERO-4', openers],
  ['facts/FACTS-1', facts],
  ['faqs/FAQs-1', questions],
  ['quote/QUOTE-6', quotes],
  ['callToAction/CTA-2', actions],
]

/**
 * One page in the chosen typography: display, numerals, quotes, labels and running text meet as on a studio's site.
 *
 * **When to choose it.** Review it when a typography is new or a size of the scale changes.
 */
const meta: Meta = {
  title: 'Sections/Typography',
  loaders: [async () => ({ templates: await loadTemplates(sections.map(([key]) => key)) })],
  render: (_, { loaded }) => (
    <>
      {sections.map(([key, options], index) => (
        <div key={key}>
          {inPage({ template: loaded['templates'][index], kind: key.split('/')[0] as BlockKind, options })}
        </div>
      ))}
    </>
  ),
}
export default meta
type Story = StoryObj

export const Atelier: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'atelier' } }
export const Quarto: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'quarto' } }
export const Marquise: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'marquise' } }
export const Hearth: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'hearth' } }
export const Parlour: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'parlour' } }
export const Folio: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'folio' } }
export const Contact: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'contact' } }
export const Foundry: Story = { tags: ['visual-375', 'visual-1440'], globals: { typography: 'foundry' } }
