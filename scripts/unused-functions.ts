import { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'rolldown/utils'

/** What React does for `<ViewTransition>`; a fiber of that kind (30) is never made. */
const viewTransitions = [
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'recursivelyTraverseAfterMutationEffects',
  'commitAfterMutationEffectsOnFiber',
  'flushAfterMutationEffects',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'measureInstance',
  'createMeasurement',
  'startViewTransition',
  'createViewTransitionInstance',
  'ViewTransitionPseudoElement.prototype',
]

/** What a `ref` of a `<Fragment>` can do. */
const fragmentRefs = [
  'FragmentInstance.prototype',
  'collectChildren',
  'collectClientRects',
  'getFragmentInstanceOrTextInstanceSiblings',
  'findFragmentInstanceOrTextInstanceSiblings',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
]

/** `<Activity>` and `<SuspenseList>`, which begin with these and come to nothing else without them. */
const kindsOfBoundaries = [
  'updateActivityComponent',
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'commitActivityHydrationCallbacks',
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
]

/** Forms whose `action` is a function, and what tells how they stand; ours are addresses. */
const actions = [
  'extractEvents$1',
  'startHostTransition',
  'ensureFormComponentIsStateful',
  'mountActionState',
  'updateActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'runActionStateAction',
]

/** Hints of `react-dom` besides `preload`. */
const hints = [
  'prefetchDNS',
  'preconnect',
  'preconnectAs',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
]

/**
 * Functions of installed packages that run for what nobody here uses, and which stand in one file with what is used. Where
 * they are called all the same (React asks every commit about view transitions) they find nothing to do, and return nothing
 * that is looked at.
 */
export const unusedFunctions = {
  'react-dom/cjs/react-dom-client.production.js': [
    ...viewTransitions,
    ...fragmentRefs,
    ...kindsOfBoundaries,
    ...actions,
    ...hints,
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
  // Rules beside a schema: every form has a schema.
  'react-hook-form/dist/index.esm.mjs': ['validateField'],
} as const

type Part = Readonly<{ name: string; start: number; end: number; instead: string }>
type Statement = ESTree.Program['body'][number]

/** Methods of a class, by both names. */
const methodsOf = (name: string, { body }: ESTree.ClassBody): Part[] =>
  body.flatMap((member) =>
    member.type === 'MethodDefinition' && member.key.type === 'Identifier' && member.kind === 'method'
      ? [
          {
            name: `${name}#${member.key.name}`,
            start: member.start,
            end: member.end,
            instead: `${member.key.name}() {}`,
          },
        ]
      : [],
  )

function declared({ id, init }: ESTree.VariableDeclarator): Part[] {
  if (id.type !== 'Identifier' || !init) return []
  if (init.type === 'ClassExpression') return methodsOf(id.name, init.body)
  if (init.type !== 'ArrowFunctionExpression') return []
  return [{ name: id.name, start: init.start, end: init.end, instead: '() => {}' }]
}

/** A method that is put on a prototype by itself. */
function assigned({ expression, start, end }: ESTree.ExpressionStatement): Part[] {
  if (expression.type !== 'AssignmentExpression') return []
  const { left } = expression
  if (left.type !== 'MemberExpression' || left.object.type !== 'MemberExpression') return []
  const { object, property } = left.object
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return []
  return [{ name: `${object.name}.${property.name}`, start, end, instead: '' }]
}

/** The functions that a statement makes, each with what stands for it; methods of a prototype go without. */
function partsOf(statement: Statement): Part[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(declared)
  if (statement.type === 'ExpressionStatement') return assigned(statement)
  if (statement.type !== 'FunctionDeclaration' || !statement.id) return []
  const { id, start, end } = statement
  return [{ name: id.name, start, end, instead: `function ${id.name}() {}` }]
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
