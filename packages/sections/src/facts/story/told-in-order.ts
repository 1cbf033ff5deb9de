import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** Each fact of a list has one name with words in it, and all else is said after it. */
export async function toldInOrder({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  const facts = [...canvasElement.querySelectorAll('dl > div')]
  await expect(facts).not.toHaveLength(0)
  for (const fact of facts) {
    const [name, ...others] = [...fact.children]
    await expect(name?.tagName).toBe('DT')
    await expect(name?.textContent).not.toBe('')
    for (const other of others) await expect(other.tagName).toBe('DD')
  }
}
