import type { Recipe } from '../looks/looks.ts'

type Groups<R extends Recipe> = R['classNames']['variants']
/** A value of a look as a prop takes it: a recipe's keys are texts, its props may be figures. */
type Values<R extends Recipe, Name extends keyof Groups<R>> = keyof Groups<R>[Name]

const isFigure = /^\d+$/

/** The values of one of a recipe's looks, in its order. */
export const looksOf = <R extends Recipe, Name extends keyof Groups<R>>(recipe: R, name: Name) =>
  Object.keys(Object(Reflect.get(recipe.classNames.variants, name))).map((value) =>
    isFigure.test(value) ? Number(value) : value,
  ) as Values<R, Name>[]

const booleans = new Set(['true', 'false'])

/** A story's controls: every look of a recipe with its values. */
export const controlsOf = (recipe: Recipe) =>
  Object.fromEntries(
    recipe.variants().map((name) => {
      const options = looksOf(recipe, name)
      const isSwitch = options.every((value) => booleans.has(value))
      return [name, isSwitch ? { control: 'boolean' } : { control: 'inline-radio', options }]
    }),
  ) as Record<string, { control: 'boolean' } | { control: 'inline-radio'; options: string[] }>
