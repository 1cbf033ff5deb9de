import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Container, Heading, Text } from '@bellows/ui'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { errorFacts } from './error-facts.ts'
import { frame } from './error-page.css.ts'

/** 404: the page cannot be found. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <ErrorScreen
      status={404}
      title={t`Page not found`}
      message={t`Oops! We can't find the page you're looking for. It may have been moved or removed. Let's get you back on track.`}
    />
  )
}

/** Any other failure of a page. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const { status, message, requestId } = errorFacts(error)
  const title = status === 502 ? t`Bad gateway` : t`Something went wrong`
  return (
    <ErrorScreen
      status={status}
      title={title}
      message={message || t`An unexpected error occurred`}
      requestId={requestId}
    />
  )
}

type ErrorScreenProps = { status: number; title: string; message: string; requestId?: string }

function ErrorScreen({ status, title, message, requestId }: ErrorScreenProps) {
  return (
    <main id="content" className={frame} data-scheme="light_1">
      <Container>
        <Text variant="label">{status}</Text>
        <Heading level="h1" size="h1">
          {title}
        </Heading>
        <Text variant="lead">{message}</Text>
        <Button href="/">
          <Trans>Go back home</Trans>
        </Button>
        {requestId && <Text variant="small">{requestId}</Text>}
      </Container>
    </main>
  )
}
