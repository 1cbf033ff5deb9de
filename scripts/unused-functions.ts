import { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'rolldown/utils'
import { unusedInReactDom } from './unused-react.ts'

/**
 * Functions of installed packages that run for what nobody here uses, and which stand in one file with what is used. Where
 * they are called all the same (React asks every commit about view transitions) they find nothing to do, and return nothing
 * that is looked at.
 */
export const unusedFunctions = {
  'react-dom/cjs/react-dom-client.production.js': unusedInReactDom,
  'react-dom/cjs/react-dom.production.js': [
    'exports.preinit',
    'exports.preinitModule',
    'exports.preloadModule',
    'exports.preconnect',
    'exports.prefetchDNS',
  ],
  'react/cjs/react.production.js': ['reportGlobalError', 'addTransitionType'],
  'scheduler/cjs/scheduler.production.js': [
    'exports.unstable_forceFrameRate',
    'exports.unstable_next',
    'exports.unstable_runWithPriority',
    'exports.unstable_wrapCallback',
  ],
  '@tanstack/query-core/build/modern/mutationCache.js': [
    'scopeFor',
    ...['build', 'add', 'remove', 'canRun', 'runNext', 'clear', 'getAll', 'find', 'findAll', 'notify'].map(
      (method) => `MutationCache#${method}`,
    ),
    'MutationCache#resumePausedMutations',
  ],
  '@tanstack/query-core/build/modern/queryClient.js': [
    'isMutating',
    'ensureQueryData',
    'getQueriesData',
    'setQueriesData',
    'getQueryState',
    'prefetchQuery',
    'fetchInfiniteQuery',
    'prefetchInfiniteQuery',
    'ensureInfiniteQueryData',
    'getDefaultOptions',
    'setDefaultOptions',
    'setQueryDefaults',
    'getMutationDefaults',
    'setMutationDefaults',
    'defaultMutationOptions',
  ].map((method) => `QueryClient#${method}`),
  '@tanstack/query-core/build/modern/queryObserver.js': ['QueryObserver#fetchOptimistic'],
  '@tanstack/react-router/dist/esm/Asset.js': ['Script', 'InlineCssStyle', 'setScriptAttrs'],
  '@tanstack/react-router/dist/esm/CatchBoundary.js': ['ErrorComponent'],
  '@tanstack/router-core/dist/esm/manifest.js': ['getScriptPreloadAttrs'],
  '@tanstack/router-core/dist/esm/new-process-route-tree.js': [
    'processRouteMasks',
    'findFlatMatch',
    'findSingleMatch',
  ],
  '@tanstack/router-core/dist/esm/rewrite.js': ['rewriteBasepath'],
  '@tanstack/router-core/dist/esm/router.js': ['RouterCore#matchRoute'],
  '@lingui/core/dist/index.mjs': ['date', 'time'],
  // Rules beside a schema, which every form has, and lists of fields.
  'react-hook-form/dist/index.esm.mjs': [
    'validateField',
    ...[
      '_setFieldArray',
      'executeBuiltInValidation',
      'validateForm',
      'setValues',
      'resetField',
      'resetDefaultValues',
      'setFocus',
    ].map((name) => `createFormControl/${name}`),
  ],
} as const

type Part = Readonly<{ name: string; start: number; end: number; instead: string }>
type Statement = ESTree.Program['body'][number]

type Place = Readonly<{ start: number; end: number }>
const empty = (name: string, { start, end }: Place): Part => ({ name, start, end, instead: '() => {}' })

/** Methods that a constructor makes for each object. */
function madeBy(name: string, { value }: ESTree.MethodDefinition): Part[] {
  return (value.body?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
      return []
    const { left, right } = statement.expression
    if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return []
    if (left.object.type !== 'ThisExpression' || right.type !== 'ArrowFunctionExpression') return []
    return [empty(`${name}#${left.property.name}`, right)]
  })
}

/** Methods of a class, by both names. */
const methodsOf = (name: string, { body }: ESTree.ClassBody): Part[] =>
  body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') return []
    if (member.kind === 'constructor') return madeBy(name, member)
    if (member.kind !== 'method') return []
    const { key, start, end } = member
    return [{ name: `${name}#${key.name}`, start, end, instead: `${key.name}() {}` }]
  })

/** What a variable stands for; of a choice between what the browser has and a function, the function. */
function declared({ id, init }: ESTree.VariableDeclarator): Part[] {
  if (id.type !== 'Identifier' || !init) return []
  if (init.type === 'ClassExpression') return methodsOf(id.name, init.body)
  if (init.type === 'ArrowFunctionExpression') return [empty(id.name, init)]
  return init.type === 'ConditionalExpression' && init.alternate.type === 'FunctionExpression'
    ? [empty(id.name, init.alternate)]
    : []
}

/** A function that is put on a prototype or among a module's exports by itself. */
function assigned({ expression, start, end }: ESTree.ExpressionStatement): Part[] {
  if (expression.type !== 'AssignmentExpression') return []
  const { left, right } = expression
  if (left.type !== 'MemberExpression') return []
  const isExport = left.object.type === 'Identifier' && left.object.name === 'exports'
  if (isExport && right.type === 'FunctionExpression' && left.property.type === 'Identifier')
    return [{ name: `exports.${left.property.name}`, start, end, instead: '' }]
  if (left.object.type !== 'MemberExpression') return []
  const { object, property } = left.object
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return []
  return [{ name: `${object.name}.${property.name}`, start, end, instead: '' }]
}

/** The functions that a statement makes, each with what stands for it; methods of a prototype go without. */
function partsOf(statement: Statement): Part[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(declared)
  if (statement.type === 'ExpressionStatement') return assigned(statement)
  if (statement.type !== 'FunctionDeclaration' || !statement.id) return []
  const { id, start, end, body } = statement
  const inner = (body?.body ?? []).flatMap((each) =>
    each.type === 'VariableDeclaration' ? each.declarations.flatMap(declared) : [],
  )
  return [
    { name: id.name, start, end, instead: `function ${id.name}() {}` },
    ...inner.map((part) => ({ ...part, name: `${id.name}/${part.name}` })),
  ]
}

/** A module in which these functions do nothing. @throws where it has none of a name */
export function withoutWork(code: string, names: readonly string[]): string {
  const parts = parseAst(code)
    .body.flatMap(partsOf)
    .filter(({ name }) => names.includes(name))
  const missing = names.filter((name) => !parts.some((part) => part.name === name))
  if (missing.length > 0) throw new Error(`No function of this name to leave out: ${missing.join(', ')}`)
  let left = code
  for (const { start, end, instead } of parts.toReversed())
    left = left.slice(0, start) + instead + left.slice(end)
  return left
}
