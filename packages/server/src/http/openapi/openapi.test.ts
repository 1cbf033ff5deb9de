import { endpoints } from '@bellows/api'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { openApiDocument } from './document.ts'

const app = useTestApp()

/** Strictly all recommended rules, but the one against fixed addresses beside a parameter, where the fixed one wins. */
async function problemsOf(document: unknown): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'no-ambiguous-paths': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

test('the document passes the linter', async () => {
  expect(await problemsOf(openApiDocument())).toEqual([])
})

test('the linter would see a broken document', async () => {
  const document = structuredClone(openApiDocument()) as { paths: Record<string, unknown> }
  document.paths['/api/broken/{id}'] = {
    get: { responses: { 200: { $ref: '#/components/responses/none' } } },
  }
  const rules = (await problemsOf(document)).map((problem) => problem.split(':')[0])
  expect(rules).toEqual(expect.arrayContaining(['no-unresolved-refs', 'path-parameters-defined']))
})

test('it is served, with every call of the table', async () => {
  const answer = await app().fetch('/api/openapi.json')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  const { paths }: { paths: Record<string, Record<string, { operationId: string }>> } = await answer.json()
  const served = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  )
  expect(served.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('what a call answers always says all that has a default', () => {
  const { components } = openApiDocument() as {
    components: { schemas: Record<string, { required?: string[] }> }
  }
  expect(components.schemas['Invoice']?.required).toEqual(expect.arrayContaining(['label', 'paidDate']))
  expect(components.schemas['MenuItem']?.required).toEqual(['title', 'slug', 'children'])
})
