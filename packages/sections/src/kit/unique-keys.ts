/** React keys for pictures: the address, with a count behind those that come again. */
export function uniqueKeys(pictures: readonly Readonly<{ url: string }>[]): string[] {
  const seen = new Map<string, number>()
  return pictures.map(({ url }) => {
    const times = (seen.get(url) ?? 0) + 1
    seen.set(url, times)
    return times === 1 ? url : `${url} ${times}`
  })
}
