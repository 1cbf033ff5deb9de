import type { MailTexts } from './mail-texts.ts'

/** No days before or after it are the day itself. */
const onTheDay = 'A pagar el día de su sesión'

export const esEs: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  goodbye: 'Un cordial saludo,',
  labels: {
    reference: 'Referencia',
    service: 'Sesión',
    package: 'Paquete',
    when: 'Cuándo',
    where: 'Dónde',
    total: 'Total',
    dueNow: 'A pagar ahora',
    subtotal: 'Subtotal',
    discount: 'Descuento',
    premium: 'Horario prémium',
    paid: 'Pagado',
    paidOn: 'Pagado el',
    left: 'Pendiente de pago',
    payment: 'Pago',
    askedFor: 'Importe pedido',
    timeTaken: 'Hora ya ocupada',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    signedBy: 'Firmado por',
    countersignedBy: 'También firmado por',
    fingerprint: 'Huella digital',
  },
  yes: 'Sí',
  no: 'No',
  taxIncluded: (label, rate) => `de los cuales ${label} (${rate})`,
  due: {
    onDate: (date) => `A pagar el ${date}`,
    onTheDay,
    before: (days) =>
      days === 0 ? onTheDay : `A pagar ${days === 1 ? '1 día' : `${days} días`} antes de su sesión`,
    after: (days) =>
      days === 0 ? onTheDay : `A pagar ${days === 1 ? '1 día' : `${days} días`} después de su sesión`,
  },
  links: {
    booking: 'Ver su reserva',
    prepared: 'Ver la reserva preparada',
    newTime: 'Elegir otro horario',
    bookTime: 'Reservar este horario',
    payments: 'Ver sus pagos',
    questionnaire: 'Responder a las preguntas',
    check: 'Comprobar esta copia',
    sign: 'Firmar el contrato',
  },
  inquiryClient: {
    subject: 'Hemos recibido su mensaje',
    lead: (studio) => `Gracias por escribir a ${studio}. Hemos recibido su mensaje.`,
    copy: 'Esto es lo que nos ha contado:',
  },
  inquiryOwner: {
    subject: (name) => `Nueva consulta de ${name}`,
    lead: (name) => `${name} le ha enviado una consulta. Responda a este correo para escribirle.`,
  },
  bookedClient: {
    subject: (service) => `Reserva confirmada: ${service}`,
    lead: 'Su reserva está confirmada. Será un placer recibirle.',
    dateOpen: 'Acordamos la fecha con usted.',
    calendar: 'El archivo adjunto añade la fecha a su calendario.',
  },
  paying: {
    settled: 'No queda nada por pagar.',
    later: 'Puede pagar lo pendiente desde la página de su reserva.',
    directly: 'Si prefiere pagarnos directamente:',
  },
  bookedOwner: {
    subject: (service, name) => `Nueva reserva: ${service}, ${name}`,
    lead: (name) => `${name} acaba de reservar.`,
  },
  preparedClient: {
    subject: (service) => `Su reserva está preparada: ${service}`,
    lead: 'Hemos preparado esta reserva para usted. Revísela y confírmela en pocos pasos.',
    kept: (moment) => `${moment} está reservado para usted.`,
  },
  rescheduleClient: {
    subject: (service) => `Cambiar la fecha: ${service}`,
    lead: 'Con este enlace puede elegir otra fecha.',
    stays: 'Su fecha actual sigue siendo suya hasta que elija otra.',
  },
  movedClient: {
    subject: (service) => `Nueva fecha: ${service}`,
    lead: 'Su sesión tiene una nueva fecha.',
    calendar: 'El archivo adjunto la cambia en su calendario.',
    sign: {
      one: 'Firme el contrato, por favor: ahora figura en él la nueva fecha.',
      more: 'Firme los contratos, por favor: ahora figura en ellos la nueva fecha.',
    },
  },
  movedOwner: {
    subject: (service, name) => `Nueva fecha: ${service}, ${name}`,
    lead: (name) => `La sesión de ${name} tiene una nueva fecha.`,
  },
  datedClient: {
    subject: (service) => `Fecha fijada: ${service}`,
    lead: 'Ya está fijada una fecha de su reserva que seguía pendiente.',
  },
  datedOwner: {
    subject: (service, name) => `Fecha fijada: ${service}, ${name}`,
    lead: (name) => `Ya está fijada una fecha de la reserva de ${name} que seguía pendiente.`,
  },
  contract: {
    subject: (contract) => `Su copia firmada: ${contract}`,
    lead: (contract) => `Adjuntamos «${contract}», palabra por palabra tal como se firmó. Guárdelo bien.`,
    check: 'Quien tenga el archivo o su huella digital puede comprobar que no se ha cambiado nada.',
  },
  countersigned: {
    subject: (contract) => `Firmado por ambas partes: ${contract}`,
    lead: (contract) =>
      `«${contract}» lleva ya las dos firmas. Adjuntamos de nuevo la copia, palabra por palabra; consérvela.`,
  },
  receipt: {
    subject: (amount, service) => `Recibo: ${amount} por ${service}`,
    lead: (amount) => `Gracias. Hemos recibido su pago de ${amount}.`,
    keep: 'Este es su recibo; consérvelo.',
  },
  questionnaire: {
    subject: (service) => `Unas preguntas antes de ${service}`,
    lead: 'Se acerca su sesión. Sus respuestas a unas preguntas nos ayudan a prepararla.',
    until: (moment) => `Sus respuestas se guardan sobre la marcha; puede cambiarlas hasta el ${moment}.`,
  },
  invoice: {
    due: (amount, date) => `${amount} vence el ${date}`,
    overdue: (amount, date) => `${amount} venció el ${date}`,
    lead: (service) => `Le recordamos un pago de ${service}.`,
    settled: 'Si ya ha pagado, no tiene que hacer nada.',
  },
  offer: {
    subject: (service) => `Ha quedado libre un horario: ${service}`,
    lead: (moment, until) => `Este horario está guardado para usted hasta ${until}: ${moment}.`,
    next: 'Si no lo reserva, pasará a la siguiente persona de la lista.',
  },
  lostClient: {
    subject: 'Elija otro horario',
    lead: 'Su pago ha llegado, pero su horario se ocupó entretanto. Lo sentimos. Su dinero está a salvo: elija otro horario o pida la devolución.',
  },
  lostOwner: {
    subject: (name) => `Pagado, pero sin horario: ${name}`,
    lead: (name) =>
      `${name} pagó cuando el tiempo de la reserva ya había terminado y el horario se había ocupado. Le hemos pedido que elija otro; ayúdele o devuelva el importe.`,
  },
  paidOwner: {
    subject: (amount, name) => `Pago recibido: ${amount} de ${name}`,
    lead: (amount, name) => `${name} ha pagado ${amount}.`,
  },
  paymentOwner: {
    subject: (name) => `Revise un pago: ${name}`,
    reported: (name) => `${name} dice que ha pagado directamente. Compruebe que el dinero ha llegado.`,
    mismatch: (name) =>
      `Un pago de ${name} no es el que se pidió. No se ha marcado nada como pagado; revise la página del proveedor.`,
    unexpected: (name) =>
      `${name} ha pagado algo que ya se había pagado de otro modo, cancelado o cambiado. Devuelva el importe.`,
    reversed: (name) =>
      `Un pago de ${name} se ha devuelto o está en disputa en el proveedor. La reserva sigue igual; revise la página del proveedor.`,
    refund: (name) =>
      `Un pago de ${name} se ha devuelto en el proveedor. La reserva sigue igual; revise la página del proveedor.`,
    dispute: (name) =>
      `Un pago de ${name} está en disputa en el proveedor, que quizá espere su respuesta antes de cierto día. La reserva sigue igual; revise pronto la página del proveedor.`,
  },
  cancelledClient: {
    subject: (service) => `Cancelada: ${service}`,
    lead: 'Su reserva se ha cancelado. No queda nada por pagar.',
    ask: 'Si no lo esperaba, responda a este correo.',
  },
  waitlistClient: {
    subject: (service) => `Está en la lista: ${service}`,
    lead: 'Está en la lista de espera. Todavía no hay nada guardado para usted: en cuanto quede libre un horario, le escribiremos.',
  },
  waitlistOwner: {
    subject: (service, name) => `En la lista de espera: ${service}, ${name}`,
    lead: (name) => `${name} espera un horario libre.`,
  },
}
