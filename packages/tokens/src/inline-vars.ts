const nameOf = (cssVar: string) => cssVar.slice('var('.length, -1)

/** A `style` value that sets contract variables on one element, e.g. `inlineVars({ [vars.top]: '96px' })`. */
export const inlineVars = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([cssVar, value]) => [nameOf(cssVar), value]))
