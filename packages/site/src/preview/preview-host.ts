import { asksForConsent } from '@bellows/domain'
import type { Host, Samples } from '@bellows/sections'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { hostFor } from '../pages/page-host.ts'
import { useSite } from '../pages/root-facts.ts'
import type { ApiAccess } from '../router-context.ts'
import type { Shown } from './compose-view.ts'
import { usePreview } from './preview-context.ts'
import { sampleEntries } from './samples/sample-entries.tsx'

type Facts = Pick<Shown, 'business' | 'menuItems' | 'path'> &
  Pick<Shown['page'], 'answers'> & { samples: Samples; now: string }

const nothing = () => undefined
const unsent = async () => undefined

/** The answers of a page are all that its sections' world takes of it. */
const pageWith = (answers: Facts['answers']) => ({
  id: '',
  title: '',
  headers: [],
  contents: [],
  footers: [],
  answers,
})

function hostOf({ answers, samples, ...facts }: Facts, { fetch }: ApiAccess): Host {
  const world = { ...facts, page: pageWith(answers), fetch, postedForm: null, retry: nothing }
  return {
    ...hostFor(world),
    isPreview: true,
    offersCookieChoices: asksForConsent(facts.business),
    samples,
    sendInquiry: unsent,
    reportCrash: (blockId, error) => console.error(`Block ${blockId} crashed.`, error),
  }
}

const noMenu: Facts['menuItems'] = []

/** The worlds of a shown page: only what stands around the content knows menus, so that these change nothing else. */
export function usePreviewHosts({ business, menuItems, path, page: { answers } }: Shown) {
  const { context } = usePreview()
  const { now } = useSite()
  const { i18n } = useLingui()
  const samples = useMemo(() => sampleEntries(i18n), [i18n])
  const around = useMemo(
    () => hostOf({ business, menuItems, path, answers, samples, now }, context),
    [business, menuItems, path, answers, samples, context, now],
  )
  const within = useMemo(
    () => hostOf({ business, menuItems: noMenu, path, answers, samples, now }, context),
    [business, path, answers, samples, context, now],
  )
  return { around, within }
}
