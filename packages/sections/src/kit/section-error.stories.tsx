import type { BlockKind } from '@bellows/domain'
import { danger } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { content } from '../about/story/content.ts'
import { onlyText1 } from '../about/only-text-1/only-text-1.template.ts'
import { Block } from '../block.tsx'
import { tracked } from '../tracked.ts'
import { HostProvider } from './host.tsx'
import { fakeHost } from './story/fake-host.tsx'
import { inPage } from './story/in-page.tsx'

const FAILURE = 'The album has no first page'
const reportCrash = fn()
const crashing = tracked(
  Promise.resolve({
    render: () => {
      throw new Error(FAILURE)
    },
  }),
)

const block = (name: string) => ({ id: 'broken', name, visibility: true, options: { template: 'HERO-1' } })

/** What stands in a section's place: the rest of the page lives, and says nothing of it. */
const meta: Meta = {
  title: 'Sections/Errors',
  tags: ['!autodocs'],
  beforeEach: () => void reportCrash.mockClear(),
}
export default meta
type Story = StoryObj<typeof meta>

const beside = (name: BlockKind | 'slideshow', isUnknown = false): Story['render'] =>
  function Beside() {
    return (
      <>
        <HostProvider value={{ ...fakeHost, reportCrash }}>
          <Block block={block(name)} isUnknown={isUnknown} load={() => crashing} />
        </HostProvider>
        {inPage({ template: onlyText1, kind: 'about', options: content })}
      </>
    )
  }

/** In words, in red, in the content's column, beside a neighbour that stands. */
const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const note = (await canvas.findByText(words)).parentElement
    await expect(note).toBeVisible()
    await expect(note).toHaveStyle({ color: danger.text, backgroundColor: danger.plate })
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  }

export const Crash: Story = {
  // React tells of what a boundary has caught.
  parameters: { logs: [FAILURE] },
  render: beside('hero'),
  play: async (context) => {
    await says(FAILURE)(context)
    await expect(reportCrash).toHaveBeenCalledTimes(1)
    await expect(reportCrash).toHaveBeenCalledWith('broken', expect.objectContaining({ message: FAILURE }))
  },
}
export const Unknown: Story = { render: beside('slideshow', true), play: says('Component not found') }
