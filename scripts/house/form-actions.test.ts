import { parseAst } from 'rolldown/parseAst'
import { Visitor, type ESTree } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

type Attribute = ESTree.JSXAttribute

/** Of a page's own form, or of a part that hands its attributes on to one. */
const isForm = (tag: string) => tag === 'form' || tag.endsWith('Form')

const isAction = (tag: string, { name }: Attribute) =>
  name.name === 'formAction' || (name.name === 'action' && isForm(tag))

function isText({ value }: Attribute): boolean {
  const given = value?.type === 'JSXExpressionContainer' ? value.expression : value
  return given?.type === 'Literal' || given?.type === 'TemplateLiteral'
}

/** Elements that are told by anything but a text where their form is sent. */
function unwrittenActions(code: string): string[] {
  const found: string[] = []
  const look = new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const tag = name.type === 'JSXIdentifier' ? name.name : ''
      const given = attributes.filter((attribute) => attribute.type === 'JSXAttribute')
      if (given.some((attribute) => isAction(tag, attribute) && !isText(attribute))) found.push(`<${tag}>`)
    },
  })
  look.visit(parseAst(code, { lang: 'tsx' }))
  return found
}

test('a function is found, an address is not', () => {
  const code =
    '<Notice action={send}><form action={send} /><form action="/a" /><InquiryForm action={() => send()} />' +
    '<form action={`#${id}`} /><Button formAction={send} /><button formAction="/b" /></Notice>'
  expect(unwrittenActions(code)).toEqual(['<form>', '<InquiryForm>', '<Button>'])
})

// React's code for them is left out of the client: nothing would be sent, and nothing would say so.
test('no form’s action is a function', () => {
  const files = sourceFiles('packages/*/src/**/*.tsx')
  const texts = files.filter(({ text }) => /\b(?:a|formA)ction=/.test(text))
  expect(texts.map(({ path }) => path)).toContain(
    'packages/sections/src/inquiry-form/parts/ask-for-questions.tsx',
  )
  expect(
    texts.flatMap(({ path, text }) => unwrittenActions(text).map((where) => `${path}: ${where}`)),
  ).toEqual([])
})
