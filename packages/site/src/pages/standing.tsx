import { serverHtml } from '../client/server-html.ts'
import { transparentSlot } from './page.css.ts'
import { useUnmarked } from './use-unmarked.ts'

/** What the server drew in a block, for as long as the browser cannot. */
export function Standing({ blockId }: { blockId: string }) {
  const drawn = useUnmarked()
  return <div ref={drawn} className={transparentSlot} dangerouslySetInnerHTML={serverHtml(blockId)} />
}
