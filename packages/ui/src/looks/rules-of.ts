/** A rule for each entry of a scale, under its own key: the values of a look that the tokens list. */
export const rulesOf = <Key extends PropertyKey, Value, Rule>(
  scale: Readonly<Record<Key, Value>>,
  ruleOf: (value: Value, key: Key) => Rule,
): Record<Key, Rule> =>
  Object.fromEntries(
    Object.entries(scale).map(([key, value]) => [key, ruleOf(value as Value, key as Key)]),
  ) as Record<Key, Rule>
