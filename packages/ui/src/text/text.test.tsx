import { conforms } from '../testing/conforms.tsx'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'

conforms('Heading', <Heading isItalic>The *quiet* hours</Heading>)
conforms('Text', <Text>Words</Text>)
