import { tracked } from './tracked.ts'

/** One promise for all who ask, so that `use()` meets the same one on every render; what did not come is asked for anew. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    if (loading) return loading
    const asked = tracked(load())
    asked.catch(() => (loading = undefined))
    return (loading = asked)
  }
}
