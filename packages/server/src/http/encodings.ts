const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i

/** Whether a browser takes an encoding, by its `Accept-Encoding`: what has a weight of nothing is refused. */
export function takes(accepted: string, encoding: 'br' | 'gzip'): boolean {
  if (!accepted.includes(encoding)) return false
  return accepted.split(',').some((each) => each.trimStart().startsWith(encoding) && !REFUSED.test(each))
}
