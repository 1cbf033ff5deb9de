const REMEMBERED_MAX = 100

/**
 * `make`, asked once for each of its keys: a format of a language costs a hundred times what it writes. Past a hundred
 * keys, as of visitors' own zones, it begins anew.
 */
export function remembered<Keys extends readonly string[], Value extends object | string>(
  make: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
  const known = new Map<string, Value>()
  return (...keys) => {
    const key = keys.join(' ')
    const value = known.get(key) ?? make(...keys)
    if (known.size >= REMEMBERED_MAX) known.clear()
    known.set(key, value)
    return value
  }
}
