import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { looksOf, controlsOf } from '../testing/looks-of.ts'
import { container } from './container.css.ts'
import { Container } from './container.tsx'
import { divider } from './divider.css.ts'
import { Divider } from './divider.tsx'
import { Dotted } from './dotted.tsx'
import { Grid } from './grid.tsx'
import { Stack } from './stack.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * The containers, columns, stacks and rules that sections are laid out with.
 *
 * **When to choose it.** Every template begins with a Container and its columns.
 */
const meta: Meta<typeof Container> = {
  title: 'Ui/Layout',
  component: Container,
  argTypes: controlsOf(container),
}
export default meta
type Story = StoryObj<typeof Container>

const widths = looksOf(container, 'width')

export const Default: Story = {
  render: () => (
    <Stack gap={6}>
      {widths.map((width) => (
        <Container key={width} width={width}>
          <Divider />
          <Text variant="label">{width}</Text>
        </Container>
      ))}
    </Stack>
  ),
}
export const Playground: Story = { tags: ['!test'], args: { width: 'content', children: <Divider /> } }
export const Columns: Story = {
  render: () => (
    <Container>
      <Grid>
        {Array.from({ length: 12 }, (_, column) => (
          <Text key={column} as="div" variant="label">
            <Divider />
            {column + 1}
          </Text>
        ))}
      </Grid>
    </Container>
  ),
}
export const Ticks: Story = {
  render: () => (
    <Container>
      <Stack>
        {looksOf(divider, 'length').map((length) => (
          <Divider key={length} length={length} />
        ))}
      </Stack>
    </Container>
  ),
}
export const EmptyChildren: Story = {
  render: () => (
    <Stack gap={7} data-testid="stack">
      <Text>{''}</Text>
      <Text>One</Text>
      <Text>{''}</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const stack = canvas.getByTestId('stack')
    const [only] = stack.children
    await expect(stack.children).toHaveLength(1)
    await expect(stack.getBoundingClientRect().height).toBe(only?.getBoundingClientRect().height)
  },
}
export const Hidden: Story = {
  render: () => (
    <p>
      Seen <VisuallyHidden>and heard</VisuallyHidden>
    </p>
  ),
}
/** Where the parts stand on two lines, the dot between them is out of the box and clipped. */
export const Dots: Story = {
  render: () => (
    <Stack>
      <Text>
        <Dotted>
          Riverbend
          <a href="#times">8 times left</a>
        </Dotted>
      </Text>
      <Text style={{ inlineSize: '9em' }}>
        <Dotted>
          Riverbend orchard
          <a href="#times">8 times left</a>
        </Dotted>
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [besides, below] = canvas.getAllByRole('link', { name: '8 times left' }).map(placeInLine)
    await expect(besides).toBeGreaterThan(0)
    await expect(below).toBe(0)
  },
}

/** How much of the dot before a part its line shows, in px. */
function placeInLine(link: HTMLElement): number {
  const line = link.parentElement!.getBoundingClientRect()
  const dot = getComputedStyle(link, '::before')
  const end = link.getBoundingClientRect().left + parseFloat(dot.left) + parseFloat(dot.width)
  return Math.max(0, end - line.left - parseFloat(dot.width) / 2)
}
