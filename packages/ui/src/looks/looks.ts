import type { ComplexStyleRule } from '@vanilla-extract/css'
import type { RecipeVariants, RuntimeFn } from '@vanilla-extract/recipes'

type Rules = Record<string, ComplexStyleRule | string>
export type Recipe = RuntimeFn<Record<string, Rules>>

/** The looks that a recipe offers, as props. */
export type Looks<R extends Recipe> = Exclude<RecipeVariants<R>, undefined>
/** The values of one of its looks. */
export type Look<R extends Recipe, Name extends keyof Looks<R>> = NonNullable<Looks<R>[Name]>
