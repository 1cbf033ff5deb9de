import type { MailTexts } from './mail-texts.ts'

/** No days before or after it are the day itself. */
const onTheDay = 'A pagar no dia da sua sessão'

export const ptBr: MailTexts = {
  greeting: (name) => `Olá, ${name}!`,
  goodbye: 'Um abraço,',
  labels: {
    reference: 'Referência',
    service: 'Sessão',
    package: 'Pacote',
    when: 'Quando',
    where: 'Onde',
    total: 'Total',
    dueNow: 'A pagar agora',
    subtotal: 'Subtotal',
    discount: 'Desconto',
    premium: 'Horário premium',
    paid: 'Pago',
    paidOn: 'Pago em',
    left: 'Ainda a pagar',
    payment: 'Pagamento',
    askedFor: 'Valor pedido',
    timeTaken: 'Horário já ocupado',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    signedBy: 'Assinado por',
    countersignedBy: 'Também assinado por',
    fingerprint: 'Impressão digital',
  },
  yes: 'Sim',
  no: 'Não',
  taxIncluded: (label, rate) => `dos quais ${label} (${rate})`,
  due: {
    onDate: (date) => `A pagar em ${date}`,
    onTheDay,
    before: (days) =>
      days === 0 ? onTheDay : `A pagar ${days < 2 ? `${days} dia` : `${days} dias`} antes da sua sessão`,
    after: (days) =>
      days === 0 ? onTheDay : `A pagar ${days < 2 ? `${days} dia` : `${days} dias`} depois da sua sessão`,
  },
  links: {
    booking: 'Ver sua reserva',
    prepared: 'Ver a reserva preparada',
    newTime: 'Escolher um novo horário',
    bookTime: 'Reservar este horário',
    payments: 'Ver seus pagamentos',
    questionnaire: 'Responder às perguntas',
    check: 'Verificar esta via',
    sign: 'Assinar o contrato',
  },
  inquiryClient: {
    subject: 'Recebemos sua mensagem',
    lead: (studio) => `Obrigado por escrever para ${studio}. Recebemos sua mensagem.`,
    copy: 'Isto é o que você nos contou:',
  },
  inquiryOwner: {
    subject: (name) => `Nova mensagem de ${name}`,
    lead: (name) => `${name} enviou uma mensagem. Responda a este e-mail para escrever de volta.`,
  },
  bookedClient: {
    subject: (service) => `Reserva confirmada: ${service}`,
    lead: 'Sua reserva está confirmada. Será um prazer receber você.',
    dateOpen: 'Combinamos a data com você.',
    calendar: 'O arquivo anexo coloca a data na sua agenda.',
  },
  paying: {
    settled: 'Não há mais nada a pagar.',
    later: 'Você pode pagar o restante na página da sua reserva.',
    directly: 'Se preferir nos pagar diretamente:',
  },
  bookedOwner: {
    subject: (service, name) => `Nova reserva: ${service}, ${name}`,
    lead: (name) => `${name} acabou de reservar.`,
  },
  preparedClient: {
    subject: (service) => `Sua reserva está preparada: ${service}`,
    lead: 'Preparamos esta reserva para você. Confira e confirme em poucos passos.',
    kept: (moment) => `${moment} está reservado para você.`,
  },
  rescheduleClient: {
    subject: (service) => `Mudar a data: ${service}`,
    lead: 'Com este link você escolhe outra data.',
    stays: 'Sua data atual continua sendo sua até você escolher outra.',
  },
  movedClient: {
    subject: (service) => `Nova data: ${service}`,
    lead: 'Sua sessão tem uma nova data.',
    calendar: 'O arquivo anexo muda a data na sua agenda.',
    sign: {
      one: 'Assine o contrato, por favor: agora ele traz a nova data.',
      more: 'Assine os contratos, por favor: agora eles trazem a nova data.',
    },
  },
  movedOwner: {
    subject: (service, name) => `Nova data: ${service}, ${name}`,
    lead: (name) => `A sessão de ${name} tem uma nova data.`,
  },
  datedClient: {
    subject: (service) => `Data definida: ${service}`,
    lead: 'Uma data da sua reserva que estava em aberto foi definida.',
  },
  datedOwner: {
    subject: (service, name) => `Data definida: ${service}, ${name}`,
    lead: (name) => `Uma data da reserva de ${name} que estava em aberto foi definida.`,
  },
  contract: {
    subject: (contract) => `Sua via assinada: ${contract}`,
    lead: (contract) =>
      `Em anexo está “${contract}”, palavra por palavra como foi assinado. Guarde bem este arquivo.`,
    check: 'Quem tiver o arquivo ou sua impressão digital pode verificar que nada foi alterado.',
  },
  countersigned: {
    subject: (contract) => `Assinado por ambas as partes: ${contract}`,
    lead: (contract) =>
      `“${contract}” agora tem as duas assinaturas. Segue novamente a via em anexo, palavra por palavra; guarde-a bem.`,
  },
  receipt: {
    subject: (amount, service) => `Recibo: ${amount} por ${service}`,
    lead: (amount) => `Obrigado. Seu pagamento de ${amount} chegou.`,
    keep: 'Este é o seu recibo; guarde-o bem.',
  },
  questionnaire: {
    subject: (service) => `Algumas perguntas antes de ${service}`,
    lead: 'Sua sessão está chegando. Suas respostas a algumas perguntas nos ajudam a prepará-la.',
    until: (moment) => `Suas respostas são salvas aos poucos; você pode alterá-las até ${moment}.`,
  },
  invoice: {
    due: (amount, date) => `${amount} vence em ${date}`,
    overdue: (amount, date) => `${amount} venceu em ${date}`,
    lead: (service) => `Este é um lembrete de um pagamento de ${service}.`,
    settled: 'Se você já pagou, não precisa fazer nada.',
  },
  offer: {
    subject: (service) => `Um horário ficou livre: ${service}`,
    lead: (moment, until) => `Este horário está guardado para você até ${until}: ${moment}.`,
    next: 'Se você não reservar, ele passa para a próxima pessoa da lista.',
  },
  lostClient: {
    subject: 'Escolha um novo horário',
    lead: 'Seu pagamento chegou, mas seu horário foi ocupado nesse meio-tempo. Sentimos muito. Seu dinheiro está seguro: escolha um novo horário ou peça o reembolso.',
  },
  lostOwner: {
    subject: (name) => `Pago, mas sem horário: ${name}`,
    lead: (name) =>
      `${name} pagou depois que o tempo da reserva acabou, e o horário já tinha sido ocupado. Pedimos uma nova escolha; ajude ou devolva o valor.`,
  },
  paidOwner: {
    subject: (amount, name) => `Pagamento recebido: ${amount} de ${name}`,
    lead: (amount, name) => `${name} pagou ${amount}.`,
  },
  paymentOwner: {
    subject: (name) => `Verifique um pagamento: ${name}`,
    reported: (name) => `${name} diz que pagou diretamente. Verifique se o dinheiro chegou.`,
    mismatch: (name) =>
      `Um pagamento de ${name} não é o que foi pedido. Nada foi marcado como pago; veja a página do provedor.`,
    unexpected: (name) =>
      `${name} pagou algo que já tinha sido pago de outra forma, cancelado ou alterado. Devolva o valor.`,
    reversed: (name) =>
      `Um pagamento de ${name} foi devolvido ou está em disputa no provedor. A reserva continua como está; veja a página do provedor.`,
    refund: (name) =>
      `Um pagamento de ${name} foi devolvido no provedor. A reserva continua como está; veja a página do provedor.`,
    dispute: (name) =>
      `Um pagamento de ${name} está em disputa no provedor, que talvez espere a sua resposta até certo dia. A reserva continua como está; veja logo a página do provedor.`,
  },
  cancelledClient: {
    subject: (service) => `Cancelada: ${service}`,
    lead: 'Sua reserva foi cancelada. Não há mais nada a pagar.',
    ask: 'Se isso é uma surpresa, responda a este e-mail.',
  },
  waitlistClient: {
    subject: (service) => `Você está na lista: ${service}`,
    lead: 'Você está na lista de espera. Ainda não há nada guardado para você: assim que um horário ficar livre, escrevemos.',
  },
  waitlistOwner: {
    subject: (service, name) => `Na lista de espera: ${service}, ${name}`,
    lead: (name) => `${name} espera um horário livre.`,
  },
}
