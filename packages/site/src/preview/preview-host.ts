import { asksForConsent } from '@bellows/domain'
import { useHost, type Host, type Samples } from '@bellows/sections'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { noAnswers, type PageAnswers } from '../pages/page-data.ts'
import { hostFor, told } from '../pages/page-host.ts'
import { useSite } from '../pages/root-facts.ts'
import type { ApiAccess } from '../router-context.ts'
import type { Shown } from './shown.ts'
import { usePreview } from './preview-context.ts'
import { sampleEntries } from './samples/sample-entries.tsx'

type Facts = Pick<Shown, 'business' | 'menuItems' | 'path'> & { samples: Samples; now: string }

const nothing = () => undefined
const unsent = async () => undefined

/** Its answers come to each block alone. */
const noPage = { id: '', title: '', headers: [], contents: [], footers: [], answers: noAnswers }

function hostOf({ samples, ...facts }: Facts, { fetch }: ApiAccess): Host {
  const world = { ...facts, page: noPage, fetch, postedForm: null, retry: nothing }
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
export function usePreviewHosts({ business, menuItems, path }: Shown) {
  const { context } = usePreview()
  const { now } = useSite()
  const { i18n } = useLingui()
  const samples = useMemo(() => sampleEntries(i18n), [i18n])
  const around = useMemo(
    () => hostOf({ business, menuItems, path, samples, now }, context),
    [business, menuItems, path, samples, context, now],
  )
  const within = useMemo(
    () => hostOf({ business, menuItems: noMenu, path, samples, now }, context),
    [business, path, samples, context, now],
  )
  return { around, within }
}

/** The world around a block with what it asked for. */
export function useAnsweredHost(answers: PageAnswers): Host {
  const around = useHost()
  return useMemo(() => ({ ...around, ...told(answers, nothing) }), [around, answers])
}
