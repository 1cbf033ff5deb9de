import {
  PostgresQueryCompiler,
  RawNode,
  ValueNode,
  type CompiledQuery,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
} from 'kysely'

/** The text of nested templates and values, which go to `parameters`; `undefined` where anything else stands in it. */
function textOf(node: OperationNode, parameters: unknown[]): string | undefined {
  if (ValueNode.is(node) && !node.immediate) return `$${parameters.push(node.value)}`
  if (!RawNode.is(node)) return undefined
  let text = ''
  for (const [index, fragment] of node.sqlFragments.entries()) {
    text += fragment
    const parameter = node.parameters[index]
    if (!parameter) continue
    const inner = textOf(parameter, parameters)
    if (inner === undefined) return undefined
    text += inner
  }
  return text
}

/** Kysely's own compiler with a short way for plain `sql` templates, which nearly all statements are. */
export class QuickCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = []
    const text = RawNode.is(node) ? textOf(node, parameters) : undefined
    return text === undefined
      ? super.compileQuery(node, queryId)
      : { query: node, queryId, sql: text, parameters }
  }
}
