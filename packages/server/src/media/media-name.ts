/** A picture's key, its width, its format, PNG for drawings: all names that there are, so that none can lead anywhere else. */
const mediaName = /^([0-9a-f]{24})(?:_sm|_md|_lg)?\.(jpg|webp|avif|png)$/

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
}

export const isMediaName = (name: string): boolean => mediaName.test(name)

/** @throws for any other name */
export function requireMediaName(name: string): void {
  if (!isMediaName(name)) throw new Error(`${JSON.stringify(name)} is no name of a picture`)
}

export function mediaType(name: string): string {
  const [, , format = ''] = mediaName.exec(name) ?? []
  return types[format] ?? 'application/octet-stream'
}

/** Keys of the pictures that texts name by their addresses. */
export function mediaKeysIn(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/media\/([0-9a-f]{24})/g)].map(([, key = '']) => key)),
  )
}
