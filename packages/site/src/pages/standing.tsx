import { serverHtml } from '../client/server-html.ts'
import { transparentSlot } from './page.css.ts'

/** What the server drew in a block, for as long as the browser cannot. */
export function Standing({ blockId }: { blockId: string }) {
  return <div className={transparentSlot} dangerouslySetInnerHTML={serverHtml(blockId)} />
}
