import type { BlockKind } from '@bellows/domain'
import { schemes } from '@bellows/tokens'
import type { StoryObj } from '@storybook/react-vite'
import type { Template } from '../kit/define-template.tsx'
import type { Host } from '../kit/host.tsx'
import { inPage } from '../kit/story/in-page.tsx'
import { templateKeys } from '../registry.ts'
import { loadTemplates } from '../template-loading.ts'
import { label, row } from './overview.css.ts'

const loadKind = (kind: BlockKind) => loadTemplates(templateKeys.filter((key) => key.startsWith(`${kind}/`)))

/** The toolbar's scheme, where it is another than the first, goes before the templates' own. */
const chosenScheme = (scheme: unknown) => scheme !== schemes[0] && { theme: scheme }

type Options = Record<string, unknown>
type World = Readonly<{
  host?: Partial<Host>
  /** What a template shows that is for other things than its siblings. */
  own?: Readonly<Record<string, Options>>
}>

/** Siblings are one page's header each and say the same words, which a page's own rules of landmarks do not foresee. */
const ofOnePage = { enabled: false }
const rules = {
  'landmark-unique': ofOnePage,
  'landmark-no-duplicate-banner': ofOnePage,
  'landmark-no-duplicate-contentinfo': ofOnePage,
}

type Shown = Readonly<{ content: Options; own: Readonly<Record<string, Options>> }>
const unset = { table: { disable: true } }
const optionsOf = ({ content, own }: Shown, { id }: Template) => ({ ...content, ...own[id] })

/**
 * Every template of a kind under each other, each under its id, with one content set: their structures differ. What they
 * show are arguments, so that photographs from the toolbar bring their subjects, and words keep off them.
 */
export const overviewOf = (kind: BlockKind, content: Options, { host, own = {} }: World = {}): StoryObj => ({
  args: { content, own },
  argTypes: { content: unset, own: unset },
  parameters: { a11y: { options: { rules } } },
  loaders: [async () => ({ templates: await loadKind(kind) })],
  render: (shown, { loaded, globals }) => (
    <>
      {(loaded['templates'] as readonly Template[]).map((template) => (
        <div key={template.id} className={row}>
          <p className={label}>{template.id}</p>
          {inPage({
            template,
            kind,
            options: { ...optionsOf(shown as Shown, template), ...chosenScheme(globals['scheme']) },
            ...(host && { host }),
          })}
        </div>
      ))}
    </>
  ),
})
