import { conforms } from '../testing/conforms.tsx'
import { Accordion } from './accordion.tsx'

const items = [{ id: 'rain', header: 'What happens if it rains?', panel: 'We move the session.' }]

conforms('Accordion', <Accordion items={items} />)
conforms('Accordion, one open at a time', <Accordion items={items} mode="single" />)
