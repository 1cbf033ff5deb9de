import type { KyselyPlugin } from 'kysely'
import type { Database } from '../db/open.ts'

/** The same database, which counts what it is asked, and refuses it while told to. */
export function countedQueries(database: Database) {
  const state = { count: 0, isRefusing: false }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      state.count += 1
      if (state.isRefusing) throw new Error('refused')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { database: { ...database, kysely: database.kysely.withPlugin(plugin) }, state }
}
