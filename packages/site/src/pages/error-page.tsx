import { Button, Container, Heading, Text } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { firstPage } from '../client/first-page.ts'
import { errorFacts } from './error-facts.ts'
import * as css from './error-page.css.ts'
import { loadPageFrame } from './framed-page.ts'
import { MISSING_PAGE, type PageData } from './page-data.ts'
import { useRouterContext } from './root-facts.ts'

/** 404: the page cannot be found. In the site's frame where there is one. */
export function NotFoundPage() {
  const { page } = useRouterContext().frame
  if (!page)
    return (
      <main id="content">
        <NotFound />
      </main>
    )
  return (
    <Suspense>
      <FramedNotFound page={page} />
    </Suspense>
  )
}

function FramedNotFound({ page }: { page: PageData }) {
  const { PageFrame } = use(loadPageFrame())
  return (
    <PageFrame page={useRouterContext().pages.get(MISSING_PAGE) ?? page}>
      <NotFound />
    </PageFrame>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <ErrorScreen
      status={404}
      title={t`Page not found`}
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
  // The server's page is worth more than the news that the browser cannot draw it again.
  if (useStandingFailure()) throw error
  const { status, message, requestId } = errorFacts(error)
  const title = status === 502 ? t`Bad gateway` : t`Something went wrong`
  return (
    <main id="content">
      <ErrorScreen
        status={status}
        title={title}
        message={message || t`An unexpected error occurred`}
        requestId={requestId}
      />
    </main>
  )
}

type ErrorScreenProps = { status: number; title: string; message: string; requestId?: string }

/** What went wrong, in the words of the error, with a way home. */
export function ErrorScreen({ status, title, message, requestId }: ErrorScreenProps) {
  return (
    <div className={css.paper} data-scheme="light_1">
      <Container className={css.grid}>
        <div className={css.words}>
          <Text variant="label" className={css.status}>
            {status}
          </Text>
          <Heading level="h1" size="h1">
            {title}
          </Heading>
          <Text variant="lead" className={css.message}>
            {message}
          </Text>
          <Button href="/" className={css.home}>
            <Trans>Go back home</Trans>
          </Button>
          {requestId && <Text variant="small">{requestId}</Text>}
        </div>
      </Container>
    </div>
  )
}
