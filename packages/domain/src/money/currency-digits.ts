const none = ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'RWF', 'VND', 'XAF', 'XOF', 'XPF']
const three = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

const digits: ReadonlyMap<string, number> = new Map([
  ...none.map((code) => [code, 0] as const),
  ...three.map((code) => [code, 3] as const),
  ['CLF', 4],
])

/** Minor-unit digits of a currency by the product's own table, which differs from Intl's. */
export function currencyDigits(currency: string): number {
  return digits.get(currency) ?? 2
}
