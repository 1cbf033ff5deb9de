/** Window sizes by the name that a tag and a reference give them. */
export const viewports = {
  375: { width: 375, height: 812 },
  820: { width: 820, height: 1180 },
  1440: { width: 1440, height: 900 },
  1920: { width: 1920, height: 1080 },
} as const

type Width = keyof typeof viewports

/**
 * A picture of a story: its window, and the scheme that the toolbar is set to; null leaves the story its own. `scrolled`
 * shows what the window shows where the play test has scrolled to, in place of the whole page from its top.
 */
export type Shot = Readonly<{ suffix: string; width: Width; scheme: string | null; isScrolled?: true }>

const everyWidth: readonly Width[] = [375, 820, 1440]
const widths: readonly Width[] = [...everyWidth, 1920]
const darkScheme = 'dark_2'
const furtherSchemes = ['accent', darkScheme, 'image_background'] as const

const schemesOf = (tags: readonly string[]) => {
  if (tags.includes('visual-schemes')) return furtherSchemes
  return tags.includes('visual-dark') ? ([darkScheme] as const) : []
}

/**
 * What a story's tags ask for: `visual` is a phone, a tablet and a desk; `visual-375` (or another width) that one alone,
 * for states that a play test brings about there; `visual-scrolled` the desk as the play test has scrolled it;
 * `visual-schemes` an accent, a dark and the picture scheme at the desk, `visual-dark` the dark one alone.
 */
export function shotsOf(tags: readonly string[] = []): Shot[] {
  const wanted = widths.filter(
    (width) => tags.includes(`visual-${width}`) || (tags.includes('visual') && everyWidth.includes(width)),
  )
  return [
    ...wanted.map((width) => ({ suffix: String(width), width, scheme: null })),
    ...(tags.includes('visual-scrolled')
      ? [{ suffix: 'scrolled', width: 1440, scheme: null, isScrolled: true } as const]
      : []),
    ...schemesOf(tags).map((scheme) => ({ suffix: scheme, width: 1440, scheme }) as const),
  ]
}
