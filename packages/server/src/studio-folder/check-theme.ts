import { FolderFault } from './folder-fault.ts'
import type { StudioFolder } from './studio-folder.ts'

/** What of a theme's looks does not fit and is replaced by the built-in theme's; the grammar is the site's. */
export type CheckTheme = (theme: unknown) => { problems: readonly { path: string; value: unknown }[] }

type Part = { theme: Pick<StudioFolder['theme'], 'styles' | 'colorPalettes'> }
const file = 'theme.json'

/** Looks that are not shown as they stand, with their places; without the built site only whether any is chosen. */
export function themeFaultsOf({ theme }: Part, check: CheckTheme | null): FolderFault[] {
  const replaced = (check?.(theme).problems ?? []).map(({ path, value }) => {
    const shown = JSON.stringify(value).slice(0, 120)
    return new FolderFault(file, [path], `${shown} does not fit, so the built-in theme's value is shown`)
  })
  const { colorPalettes } = theme
  const isChosen = colorPalettes.length === 0 || colorPalettes.some(({ isActive }) => isActive)
  return isChosen
    ? replaced
    : [...replaced, new FolderFault(file, ['colorPalettes'], 'none is active, so the first is shown')]
}
