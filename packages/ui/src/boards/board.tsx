import type { ReactNode } from 'react'
import { Container } from '../layout/container.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import * as css from './board.css.ts'

type BoardProps = { title: string; intro: string; children: ReactNode }

/** A page of the tokens' own book: what they are, then the things themselves. */
export const Board = ({ title, intro, children }: BoardProps) => (
  <Container className={css.board}>
    <Stack gap={4}>
      <Heading level="h1" size="h2">
        {title}
      </Heading>
      <Text>{intro}</Text>
    </Stack>
    {children}
  </Container>
)

export const Lines = ({ children }: { children: ReactNode }) => <div className={css.lines}>{children}</div>

type LineProps = { name: string; figure: ReactNode; children?: ReactNode }

/** A token by name, its figure, and what it looks like. */
export const Line = ({ name, figure, children }: LineProps) => (
  <div className={css.line} data-line={name}>
    <span className={css.name}>{name}</span>
    <span className={css.figure}>{figure}</span>
    {children && <div className={css.thing}>{children}</div>}
  </div>
)
