/** What React does for `<ViewTransition>`; a fiber of that kind (30) is never made. */
const viewTransitions = [
  'trackEnterViewTransitions',
  'getViewTransitionName',
  'getViewTransitionClassName',
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
  'findFirstSuspended',
  'cutOffTailIfNeeded',
  'getActivityInstanceFromFiber',
  'pushDehydratedActivitySuspenseHandler',
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
  'scheduleReplayQueueIfNeeded',
  'recursivelyResetForms',
  'requestFormReset$1',
  'TransitionAwareHostComponent',
]

/** Sheets and pictures that a commit waits for: no sheet here has a `precedence`, no picture such a mode. */
const awaitedResources = [
  'acquireResource',
  'preloadStylesheet',
  'preloadResource',
  'preloadResourceAndSuspendIfNeeded',
  'insertStylesheet',
  'insertStylesheetIntoRoot',
  'insertSuspendedStylesheets',
  'maySuspendCommit',
  'suspendInstance',
  'suspendResource',
  'estimateBandwidth',
  'onUnsuspend',
  'onUnsuspendImg',
]

/** Hooks for what need not be shown at once; a transition here begins with `React.startTransition`. */
const deferredStates = [
  'startTransition',
  'dispatchOptimisticSetState',
  'updateOptimisticImpl',
  'mountDeferredValueImpl',
  'updateDeferredValueImpl',
  'refreshCache',
]

/** Where in the tree something broke, by the shortened names of the build. */
const stacks = ['getStackByFiberInDevAndProd', 'getComponentNameFromType']

/** What typing has become before it stands in a field, which nobody here listens to, and how browsers told it in 2010. */
const compositions = [
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  'isFallbackCompositionEnd',
  'getData',
  'getDataFromCustomEvent',
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'handlePropertyChange',
  'stopWatchingForValueChange',
]

/** What only tools, the compiler of React or `unstable_` calls ask for. */
const toolsOnly = [
  'findCurrentFiberUsingSlowPath',
  'findCurrentHostFiberImpl',
  'attemptExplicitHydrationTarget',
  'defaultOnDefaultTransitionIndicator',
  'useMemoCache',
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

/** What the client of React does for nobody here; where a browser of 2024 has `reportError`, nothing stands in for it. */
export const unusedInReactDom = [
  ...viewTransitions,
  ...fragmentRefs,
  ...kindsOfBoundaries,
  ...actions,
  ...awaitedResources,
  ...deferredStates,
  ...stacks,
  ...compositions,
  ...toolsOnly,
  ...hints,
  'reportGlobalError',
] as const
