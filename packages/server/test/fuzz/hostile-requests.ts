import fc from 'fast-check'
import type { Endpoint } from '@bellows/api'
import { sampleInput } from '../../src/testing/calling/sample-input.ts'
import { hostileBody, hostileText, hostileValue, tellingNames } from './hostile-values.ts'

export interface Hostile {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** What the attacker knows: ids that are there, and tokens that open something. */
export interface Loot {
  ids: readonly string[]
  tokens: readonly string[]
  owner: string
}

const isRead = ({ method }: Endpoint) => method === 'GET' || method === 'DELETE'

const plainText = fc.stringMatching(/^[\x20-\x7e]{0,60}$/)

/** Gates that refuse at once would hide what lies behind them. */
const mostly = (usual: string, ...odd: string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) })

function headersFor({ tokens, owner }: Loot): fc.Arbitrary<Record<string, string>> {
  const token = fc.oneof(fc.constantFrom(...tokens), plainText)
  return fc.record(
    {
      'content-type': fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'text/plain',
            'multipart/form-data; boundary=x',
            'application/json;',
            '',
          ),
        },
      ),
      'x-hold-token': token,
      authorization: fc.oneof(
        { weight: 8, arbitrary: fc.constant(`Bearer ${owner}`) },
        { weight: 1, arbitrary: plainText },
      ),
      origin: mostly('http://studio.test', 'https://elsewhere.example', 'null', 'file://'),
      'sec-fetch-site': mostly('same-origin', 'cross-site', 'x'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1, ' + 'x'.repeat(500), "'; --"),
      'x-forwarded-host': fc.constantFrom('small.localhost', 'elsewhere.example'),
      'idempotency-key': plainText,
      'if-none-match': plainText,
      cookie: fc.constantFrom('a=%00', `x=${'y'.repeat(4000)}`, 'a=1; a=2; a'),
    },
    { requiredKeys: ['content-type', 'authorization'] },
  )
}

/** A path with its names filled in: known ids, or what nobody would call anything. */
function pathFor({ path }: Endpoint, { ids }: Loot): fc.Arbitrary<string> {
  const names = path.match(/:\w+/g) ?? []
  const known = fc.constantFrom(...ids, 'en-US', 'home')
  const raw = fc.constantFrom(
    '%00',
    '%ff',
    '%E0%A4%A',
    '%2e%2e',
    '..%2f',
    '%',
    '%25',
    'a%20b',
    'x'.repeat(6000),
  )
  const wild = hostileText
    .filter((text) => !/\p{Surrogate}/u.test(text) && text !== '')
    .map(encodeURIComponent)
  const name = fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: raw },
    { weight: 2, arbitrary: wild },
  )
  return fc
    .tuple(...names.map(() => name))
    .map((chosen) =>
      names.reduce((filled, one, index) => filled.replace(one, () => chosen[index] ?? ''), path),
    )
}

type Change = (input: Record<string, unknown>) => Record<string, unknown>

/** One spoiled, missing or added part of an input that fitted. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(), hostileValue).map(([nth, value]): Change => (input) => {
    const names = Object.keys(input)
    const name = names[nth % Math.max(1, names.length)] ?? 'id'
    const inner = input[name]
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && nth % 2 === 0
    const innerNames = isObject ? Object.keys(inner) : []
    const innerName = innerNames[nth % Math.max(1, innerNames.length)]
    return { ...input, [name]: innerName === undefined ? value : { ...Object(inner), [innerName]: value } }
  }),
  fc.nat().map((nth): Change => (input) => {
    const names = Object.keys(input)
    return Object.fromEntries(
      Object.entries(input).filter(([name]) => name !== names[nth % Math.max(1, names.length)]),
    )
  }),
  fc.tuple(fc.constantFrom(...tellingNames), hostileValue).map(([name, value]): Change => (input) => ({
    ...input,
    [name]: value,
  })),
)

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const queryFor = (inputs: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> => {
  const pairs = inputs.map((input) =>
    new URLSearchParams(
      Object.entries(input).map(([name, value]) => [name, text(value).slice(0, 2000)]),
    ).toString(),
  )
  const odd = fc.constantFrom(
    'a[b]=c',
    'ids=a&ids=b',
    '__proto__=x',
    '%00=%00',
    '&&&',
    '=',
    '%ff=%ff',
    'a=1&'.repeat(3000),
  )
  return fc.oneof({ weight: 4, arbitrary: pairs }, { weight: 1, arbitrary: odd })
}

/** Hostile requests to one call. */
export function hostileRequests(endpoint: Endpoint, loot: Loot): fc.Arbitrary<Hostile> {
  const whole = fc.infiniteStream(fc.constantFrom(...loot.ids)).map((names) => {
    const input = sampleInput(endpoint, () => names.next().value)
    return input
  })
  const spoiled = fc
    .tuple(whole, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([input, changes]) => changes.reduce((changed, apply) => apply(changed), input))
  const method = fc.oneof(
    { weight: 20, arbitrary: fc.constant<string>(endpoint.method) },
    { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'HEAD', 'POST', 'PATCH') },
  )
  const body = fc.oneof(
    { weight: 6, arbitrary: spoiled.map((input) => JSON.stringify(input)) },
    { weight: 1, arbitrary: hostileBody },
  )
  const query = isRead(endpoint) ? queryFor(spoiled) : fc.constant('')
  return fc
    .record({ method, path: pathFor(endpoint, loot), query, headers: headersFor(loot), body })
    .map(({ path, query: asked, body: sent, ...rest }) => {
      const target = asked === '' ? path : `${path}?${asked}`
      const hasBody = rest.method !== 'GET' && rest.method !== 'HEAD'
      return { ...rest, target, ...(hasBody && { body: sent }) }
    })
}
