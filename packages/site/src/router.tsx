import type { Messages } from '@lingui/core'
import {
  createRouter as create,
  createSerializationAdapter,
  type RouterHistory,
} from '@tanstack/react-router'
import { errorFacts, type ErrorFacts } from './pages/error-facts.ts'
import { ErrorPage, NotFoundPage } from './pages/error-page.tsx'
import type { PageData } from './pages/page-data.ts'
import { isPage, packPage, unpackPage } from './pages/page-json.ts'
import type { ApiAccess, PageStore, PostedFormContext, RouterContext } from './router-context.ts'
import { routeTree } from './route-tree.ts'
import { siteI18n } from './site-i18n.ts'

export type RouterInput = ApiAccess & {
  businessId?: string
  locale: string
  messages: Messages
  pages?: PageStore
  crashes?: ReadonlyMap<string, string>
  viewAddress?: RouterContext['viewAddress']
  builders?: RouterContext['builders']
  postedForm?: PostedFormContext | null
  leave?: () => Promise<void>
  /** The browser's history; on the server the request's address is all there is. */
  history?: RouterHistory
  /** The messages on their way to the browser; the server has them at once. */
  catalogue?: Promise<Messages> | undefined
}

type Dehydrated = {
  businessId: string
  locale: string
  postedForm: PostedFormContext | null
  frame: PageData | null
}

const packing = {
  serializationAdapters: [
    createSerializationAdapter({
      key: 'page',
      // Only the server packs; the browser need not have the code.
      test: import.meta.env.SSR ? isPage : (_value): _value is PageData => false,
      toSerializable: import.meta.env.SSR ? packPage : String,
      fromSerializable: unpackPage,
    }),
    // The router would bring no more of an error than its message.
    createSerializationAdapter({
      key: 'error',
      test: import.meta.env.SSR ? (value) => value instanceof Error : (_value): _value is Error => false,
      // Who drew the page has told of the error.
      toSerializable: (error: Error): ErrorFacts => ({ ...errorFacts(error), isReported: false }),
      fromSerializable: (facts): Error => Object.assign(new Error(facts.message), facts),
    }),
  ],
}

/** The site's router, one per request on the server and one in the browser. */
export function createRouter({ locale, messages, postedForm = null, ...input }: RouterInput) {
  const { pages = new Map(), crashes = new Map() } = input
  const { leave = () => Promise.resolve(), viewAddress = () => undefined } = input
  const i18n = siteI18n(locale, messages)
  const frame: RouterContext['frame'] = { page: null }
  const context = {
    fetch: input.fetch,
    onFailure: input.onFailure,
    reads: input.reads,
    businessId: input.businessId ?? '',
    i18n,
    pages,
    kept: new Map(),
    crashes,
    viewAddress,
    builders: input.builders,
    postedForm,
    frame,
    leave,
  }
  return create({
    routeTree,
    context,
    // Who gives the history also answers for the place on a page; the router would go to the top by itself.
    ...(input.history && { history: input.history, scrollRestoration: () => false }),
    // What is thrown past the document's own nets is for whoever keeps the server's document.
    disableGlobalCatchBoundary: true,
    // The document brings a page without what still sections need: who comes back to it waits until it is whole.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    ...packing,
    dehydrate: () =>
      ({
        businessId: context.businessId,
        locale,
        postedForm,
        frame: frame.page,
      }) as never,
    hydrate: async (dehydrated: Dehydrated) => {
      i18n.loadAndActivate({ locale: dehydrated.locale, messages: (await input.catalogue) ?? messages })
      context.businessId = dehydrated.businessId
      context.postedForm = dehydrated.postedForm
      frame.page = dehydrated.frame
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
