import { conforms } from '../testing/conforms.tsx'
import { Container } from './container.tsx'
import { Divider } from './divider.tsx'
import { Dotted } from './dotted.tsx'
import { Grid } from './grid.tsx'
import { Stack } from './stack.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

conforms('Container', <Container>Words</Container>)
conforms('Stack', <Stack as="section">Words</Stack>)
conforms('Grid', <Grid>Words</Grid>)
conforms('Dotted', <Dotted>Words</Dotted>)
conforms('Divider', <Divider />)
conforms('VisuallyHidden', <VisuallyHidden>Words</VisuallyHidden>)
