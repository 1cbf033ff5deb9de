import type { BlockKind } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BareBlock } from './block.tsx'
import { fieldsOf, type Field } from './kit/fields.ts'
import { HostProvider } from './kit/host.tsx'
import { fakeHost } from './kit/story/fake-host.tsx'
import { prints } from './kit/story/pictures.ts'
import { templateKeys } from './registry.ts'
import type { TemplateKey } from './template-ids.ts'
import { loadTemplate } from './template-loading.ts'

/** Objects per kind in an ordinary run; all of them with `PROMISES=1`. */
const OBJECTS = process.env['PROMISES'] ? 5000 : 250
const PATIENCE_MS = 300_000

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

function drawn(key: TemplateKey, options: Record<string, unknown>): string {
  const [name = '', template = ''] = key.split('/')
  return renderToString(
    <I18nProvider i18n={i18n}>
      <HostProvider value={fakeHost}>
        <BareBlock block={{ id: 'b1', name, visibility: true, options: { ...options, template } }} />
      </HostProvider>
    </I18nProvider>,
  )
}

const hostile = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
)
const words = fc.oneof(fc.string({ maxLength: 40 }), hostile)

/** Mostly what fits, now and then anything at all. */
function valueOf(field: Field): fc.Arbitrary<unknown> {
  const fitting: Partial<Record<Field['kind'], () => fc.Arbitrary<unknown>>> = {
    switch: () => fc.boolean(),
    choice: () => fc.constantFrom(...(field.values ?? [])),
    colour: () => fc.constantFrom(...(field.values ?? [])),
    number: () => fc.integer({ min: -1000, max: 4000 }),
    picture: () => fc.oneof(fc.constantFrom(...prints(4)), fc.record({ url: words, alt: words })),
    page: () => fc.record({ id: words, slug: fc.option(words), serviceId: fc.option(words) }),
    list: () => fc.array(field.item ? valueOf(field.item) : fc.anything(), { maxLength: 4 }),
    object: () =>
      fc.record(Object.fromEntries((field.fields ?? []).map((part) => [part.name, valueOf(part)]))),
  }
  const fits = fitting[field.kind]?.() ?? words
  return fc.oneof({ weight: 8, arbitrary: fits }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })
}

const optionsOf = (fields: readonly Field[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])), { requiredKeys: [] })

const TAG = /<[a-z][^\s>]*((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const allowed =
  /^(?:aria-[a-z]+|data-[a-z0-9-]+|class|id|style|href|rel|target|role|tabindex|lang|dir|title|hidden|inert|src|srcset|sizes|alt|width|height|loading|decoding|fetchpriority|media|type|name|value|checked|selected|disabled|required|readonly|multiple|placeholder|autocomplete|inputmode|maxlength|minlength|min|max|step|rows|cols|pattern|for|method|action|formaction|enctype|novalidate|viewbox|stroke-width|focusable|d|cx|cy|r|x|y|x1|x2|y1|y2|points|transform|vector-effect|datetime|draggable|popover|popovertarget|popovertargetaction|command|commandfor|open|spellcheck|autocapitalize|enterkeyhint|fill|stroke|as|imagesrcset|imagesizes|suppresshydrationwarning)$/i

const addresses = /^(?:href|src|action|formaction)$/i

/** Attributes that no template has, and addresses that run code. */
function forbiddenIn(html: string): string[] {
  const markup = html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
  return [...markup.matchAll(TAG)].flatMap(([, text = '']) =>
    [...text.matchAll(ATTRIBUTE)]
      .filter(
        ([, name = '', value = '']) =>
          !allowed.test(name) || (addresses.test(name) && /^\s*javascript:/i.test(value)),
      )
      .map(([attribute]) => attribute),
  )
}

test('the watch sees what it is there for', () => {
  expect(forbiddenIn('<p class="a" onclick="x">a</p><a href="javascript:x">b</a>')).toHaveLength(2)
})

const kinds = [...new Set(templateKeys.map((key) => key.split('/')[0] as BlockKind))]

describe.each(kinds)('%s', (kind) => {
  test(
    `${OBJECTS} random option objects: no throw, no attribute but the known`,
    async () => {
      const keys = templateKeys.filter((key) => key.startsWith(`${kind}/`))
      for (const key of keys) {
        const options = optionsOf(fieldsOf((await loadTemplate(key)).schema))
        fc.assert(
          fc.property(options, (stored) => {
            const html = drawn(key, stored)
            expect(forbiddenIn(html)).toEqual([])
            expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
          }),
          { numRuns: Math.ceil(OBJECTS / keys.length), seed: 7 },
        )
      }
    },
    PATIENCE_MS,
  )
})
