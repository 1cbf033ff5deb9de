import { NETWORK_TEXT, UNEXPECTED_TEXT } from '@bellows/api'
import { Button, Container, Heading, Text, useFailureText } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, use, useEffect, type ReactNode } from 'react'
import { firstPage } from '../client/first-page.ts'
import { dropRecord } from '../client/kept-record.ts'
import { errorFacts, isLogout, isUnreached } from './error-facts.ts'
import { errorHeading } from './error-heading.ts'
import * as css from './error-page.css.ts'
import { loadPageFrame } from './framed-page.ts'
import { HeadStands } from './head-stands.ts'
import type { SiteFacts } from './load-site.ts'
import type { FramedPage } from './page-data.ts'
import { useRouterContext } from './root-facts.ts'
import { Retry } from './retry.tsx'
import { useErrorFrame } from './use-error-frame.ts'
import { useErrorTitle } from './use-error-title.ts'
import { useReported, useReturn } from './use-failure.ts'

const MISSING = 404

/** The page cannot be found. */
export function NotFoundPage() {
  useTitled(MISSING)
  return (
    <Framed>
      <NotFoundScreen />
    </Framed>
  )
}

/** Its words, wherever they stand. */
export function NotFoundScreen() {
  const { t, i18n } = useLingui()
  return (
    <ErrorScreen
      status={MISSING}
      title={i18n._(errorHeading(MISSING))}
      message={t`Oops! We can't find the page you're looking for. It may have been moved or removed. Let's get you back on track.`}
    />
  )
}

/** A failure that only the browser met, while it took over what the server drew. */
function useStandingFailure(): boolean {
  const isLoaded = useMatches({ select: (matches) => matches.every(({ status }) => status === 'success') })
  return firstPage.isShown && isLoaded
}

/** Any other failure of a page. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const { status, message, requestId } = errorFacts(error)
  const told = useFailureText()
  const title = useTitled(status)
  useReported(error)
  useReturn(error)
  const isOut = isLogout(error)
  const isLost = isUnreached(error)
  useEffect(() => {
    if (isOut) dropRecord()
  }, [isOut])
  // The server's page is worth more than the news that the browser cannot draw it again.
  if (useStandingFailure()) throw error
  return (
    <Framed>
      <ErrorScreen
        {...(isLost ? { action: <Retry /> } : { status })}
        title={title}
        message={told(isLost ? NETWORK_TEXT : message || UNEXPECTED_TEXT)}
        requestId={requestId}
        note={isOut ? t`You have been logged out. What you had begun to book is no longer kept here.` : ''}
      />
    </Framed>
  )
}

/** In the site's frame where there is one, else under the studio's name. */
function Framed({ children }: { children: ReactNode }) {
  const framed = useErrorFrame()
  if (!framed) return <Plain>{children}</Plain>
  return (
    <Suspense>
      <InFrame framed={framed}>{children}</InFrame>
    </Suspense>
  )
}

function InFrame({ framed, children }: { framed: FramedPage; children: ReactNode }) {
  const { PageBody, PageFrame } = use(loadPageFrame())
  const whole = useRouterContext().pages.get(framed.pageKey)
  const Frame = use(HeadStands) ? PageBody : PageFrame
  return (
    <Frame page={whole ?? framed.page} isAsDrawn={!whole}>
      {children}
    </Frame>
  )
}

/** Nothing of the site may be known when its own facts fail. */
const useBusinessName = (): string =>
  useMatches({
    select: ([root]) => (root?.loaderData as SiteFacts | undefined)?.business.businessName ?? '',
  })

function Plain({ children }: { children: ReactNode }) {
  const name = useBusinessName()
  const hasHead = use(HeadStands)
  return (
    <>
      {name && !hasHead && (
        <header className={css.bar} data-scheme="light_1">
          <Container>
            <Text variant="label">{name}</Text>
          </Container>
        </header>
      )}
      <main id="content">{children}</main>
    </>
  )
}

/** The title of an error, in the document too. */
function useTitled(status: number): string {
  const { i18n } = useLingui()
  const title = i18n._(errorHeading(status))
  useErrorTitle(useBusinessName(), title)
  return title
}

type ErrorScreenProps = {
  /** None where no server has said one. */
  status?: number
  title: string
  message: string
  /** What else the visitor should know. */
  note?: string
  requestId?: string
  /** What to do first. */
  action?: ReactNode
}

/** What went wrong, in the words of the error, with a way home. */
export function ErrorScreen({ status, title, message, note, requestId, action }: ErrorScreenProps) {
  return (
    <div className={css.paper} data-scheme="light_1">
      <Container className={css.grid}>
        <div className={css.words}>
          {status !== undefined && (
            <Text variant="label" className={css.status}>
              {status}
            </Text>
          )}
          <Heading level="h1" size="h1">
            {title}
          </Heading>
          {message !== title && (
            <Text variant="lead" className={css.message}>
              {message}
            </Text>
          )}
          {note && <Text className={css.message}>{note}</Text>}
          <div className={css.actions}>
            {action}
            <Button href="/" variant={action ? 'outline' : 'solid'}>
              <Trans>Go back home</Trans>
            </Button>
          </div>
          {requestId && <Text variant="small">{requestId}</Text>}
        </div>
      </Container>
    </div>
  )
}
