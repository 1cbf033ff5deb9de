import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

type PathName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * One call of the API. `input` holds path, query and body together; `output` is what stands in the
 * answer's `data`. `holdToken` says whether the call may present `X-Hold-Token`, `isOwners` that it must
 * present the owner's token.
 */
export interface Endpoint<
  Path extends string = string,
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method
  readonly path: Path
  readonly input: Input
  readonly output: Output
  readonly holdToken?: boolean
  readonly isOwners?: boolean
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Whether its input stands in the query string; else it is the body. */
export const usesQuery = ({ method }: Pick<Endpoint, 'method'>): boolean =>
  method === 'GET' || method === 'DELETE'

/** Declares a call; every `:name` of the path must be a key of the input. */
export function endpoint<
  const Path extends string,
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
>(
  declared: Endpoint<Path, Input, Output> &
    (PathName<Path> extends keyof Input['shape']
      ? unknown
      : { missing: Exclude<PathName<Path>, keyof Input['shape']> }),
): Endpoint<Path, Input, Output> {
  return declared
}
